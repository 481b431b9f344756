import type { follow as en } from './follow.en';

export const follow: typeof en = {
  skip: 'Zum jetzigen Stand',
  hurry: 'Schneller',
  pace: 'Züge der anderen',
  paces: { slow: 'langsam', normal: 'übliches Tempo', fast: 'schnell', off: 'ohne Bewegung' },

  signedOut: 'Deine Sitzung ist beendet.',
  signedOutHint: 'Du wurdest abgemeldet, auf diesem Gerät oder einem anderen. Das Spiel geht weiter; melde dich an, um wieder an deinem Platz zu sitzen.',
  lookOn: 'Zuschauen',
  resignedPoints: 'Die andere Seite hat aufgegeben: Die Punkte zeigen den Stand von da und entscheiden nichts.',

  keyList: [['Tab', 'von Bereich zu Bereich: Spieler, Entscheidung, Hand, Plan, Märkte, Karte, Strecke'], ['← ↑ → ↓', 'in einem Bereich: zum nächsten, was berührt werden kann'], ['Umschalt + ← ↑ → ↓', 'zu allem, auch was gerade nicht geht; Enter sagt, warum nicht'], ['S', 'gezeigte Züge der anderen überspringen (auch mit Esc)'], ['F', 'Züge der anderen schneller zeigen']],

  record: {
    title: 'Partieaufzeichnung einlesen',
    link: 'Aufzeichnung einlesen',
    lead: 'Eine Aufzeichnung ist eine ganze Partie als Text: hier bei einer Wertung gesichert oder von der Kommandozeile geschrieben. Eine beendete Partie öffnet sich zum Nachspielen, von dort kannst du abzweigen; eine unbeendete geht als Probepartie weiter.',
    file: 'Aus einer Datei',
    drop: 'oder hierher ziehen',
    paste: 'Oder den Text einfügen',
    name: 'Name des Tisches',
    nameHint: 'Darf leer bleiben.',
    bring: 'Einlesen',
    empty: 'Noch ist keine Aufzeichnung da: Wähle eine Datei oder füge den Text ein, der mit „trailboss record“ beginnt.',
    refused: (reason) => `Diese Aufzeichnung wurde nicht angenommen: ${reason}`,
    unreadable: (name, reason) => `${name} lässt sich nicht lesen: ${reason}`,
  },
};

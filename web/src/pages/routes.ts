import type { Component } from 'svelte';

// Which page an address shows. Every page is a part of its own, loaded when it is needed.

type PageModule = { default: Component<Record<string, never>> } | { default: Component };

export function pageOf(path: string, search: string): () => Promise<PageModule> {
  const asked = new URLSearchParams(search);
  if (import.meta.env.DEV && asked.has('fixture')) return () => import('./FixturePage.svelte');
  if (import.meta.env.DEV && asked.has('play')) return () => import('./PracticePage.svelte');
  if (/^\/table\/[\w-]+\/result$/.test(path)) return () => import('./ResultPage.svelte');
  if (/^\/table\/[\w-]+\/review$/.test(path)) return () => import('./ReviewPage.svelte');
  if (/^\/table\/[\w-]+\/replay$/.test(path)) return () => import('./ReplayPage.svelte');
  if (/^\/table\/[\w-]+\/position$/.test(path)) return () => import('./PositionPage.svelte');
  if (/^\/(table|join)\/[\w-]+$/.test(path)) return () => import('./PlayPage.svelte');
  if (/^\/figures\/[\w-]+$/.test(path)) return () => import('./FiguresPage.svelte');
  if (path.startsWith('/people/')) return () => import('./PersonPage.svelte');
  if (path.startsWith('/tournament/')) return () => import('./TournamentPage.svelte');
  if (/^\/rules\/[\w-]+$/.test(path)) return () => import('./RulesPage.svelte');
  if (/^\/practice(\/[\w-]+)?$/.test(path)) return () => import('../practice/PuzzlesPage.svelte');
  switch (path) {
    case '/':
      return () => import('./HomePage.svelte');
    case '/new':
      return () => import('./NewTablePage.svelte');
    case '/club':
      return () => import('./ClubPage.svelte');
    case '/waiting':
      return () => import('./WaitingPage.svelte');
    case '/day':
      return () => import('./DayPage.svelte');
    case '/tournaments/new':
      return () => import('./NewTournamentPage.svelte');
    case '/account':
      return () => import('./AccountPage.svelte');
    case '/admin':
      return () => import('./AdminPage.svelte');
    case '/settings':
      return () => import('./SettingsPage.svelte');
    case '/import':
      return () => import('./ImportPage.svelte');
    case '/position':
      return () => import('./PositionPage.svelte');
    case '/about':
      return () => import('./AboutPage.svelte');
    default:
      return () => import('./MissingPage.svelte');
  }
}

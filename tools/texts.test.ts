import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './lib/workspaces.ts';

type Texts = { [key: string]: string | Texts };

const WORKSPACES = ['shared', 'host', 'remote-admin', 'remote-cart-orders', 'remote-catalog', 'remote-faq'];
const LITERAL_KEY = /\bt\(\s*'([\w.]+)'/g;
const PLURAL = /_(one|many|other)$/;

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? (before + key).replace(PLURAL, '') : keysOf(value, `${before}${key}.`),
  );
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the texts', () => {
  for (const workspace of WORKSPACES)
    it(`of ${workspace} contain every key that the code names literally`, () => {
      const known = new Set(
        globSync(`${workspace}/src/**/locales/*.json`, { cwd: root }).flatMap((file) =>
          keysOf(JSON.parse(read(file)) as Texts),
        ),
      );
      const used = globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root })
        .filter((file) => !/\.test\.|\/testing\//.test(file))
        .flatMap((file) => [...read(file).matchAll(LITERAL_KEY)].map(([, key = '']) => ({ file, key })));
      assert.ok(used.length > 0);
      assert.deepEqual(
        used.filter(({ key }) => !known.has(key)),
        [],
      );
    });

  it('end with one character what goes on, but for the two waits that the specification words [W1.31]', () => {
    const quoted = ['Chargement en cours...', 'Traitement en cours...'];
    const found = WORKSPACES.flatMap((workspace) =>
      globSync(`${workspace}/src/**/locales/*.json`, { cwd: root }),
    ).flatMap((file) => [...read(file).matchAll(/"([^"]*\.\.\.[^"]*)"/g)].map(([, text = '']) => text));
    assert.deepEqual([...new Set(found)].sort(), quoted);
  });

  it('have a printed apostrophe, but for what the specification words', () => {
    const quoted = [
      "Bienvenue dans l'extranet clients",
      'Le fichier \\"{{file}}\\" est trop volumineux ou n\'est pas d\'un type attendu.',
      "Trop d'erreurs. Veuillez redemander un code.",
      "Vos données n'ont pu être téléchargées",
    ];
    const found = WORKSPACES.flatMap((workspace) =>
      globSync(`${workspace}/src/**/locales/*.json`, { cwd: root }),
    ).flatMap((file) =>
      [...read(file).matchAll(/: "(.*\p{L}'[\p{L}{<«].*)"/gu)].map(([, text = '']) => text),
    );
    assert.deepEqual([...new Set(found)].sort(), quoted);
  });

  it('have a non-breaking space before : ; ! ? and », so that no line starts with one of them', () => {
    const texts = WORKSPACES.flatMap((workspace) =>
      globSync(`${workspace}/src/**/locales/*.json`, { cwd: root }),
    );
    assert.ok(texts.length >= WORKSPACES.length);
    for (const file of texts) assert.doesNotMatch(read(file), /\p{L}[\p{L}\d})]* [:;!?»](?!\/)/u, file);
  });
});

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './lib/workspaces.ts';

type Texts = { [key: string]: string | Texts };

/** Those that have more than one file of texts. The first one is there before anything is shown. */
const WORKSPACES = ['host', 'remote-admin', 'remote-cart-orders', 'remote-catalog'];
const FIRST = 'fr.json';

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?'(\.[^']+)'/gm;
/** What is shown: a component, or a part of the host. */
const LAZY_IMPORT = /import\(\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+(?:\.tsx|\.part\.ts))'/g;
const PLURAL = /_(zero|one|many|other)$/;

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? (before + key).replace(PLURAL, '') : keysOf(value, `${before}${key}.`),
  );

function readWorkspace(workspace: string) {
  const filesOf = (pattern: string) =>
    globSync(`${workspace}/src/${pattern}`, { cwd: root }).map((file) => join(root, file));
  const texts = new Map(
    filesOf('locales/*.json').map((file) => [
      file,
      [...new Set(keysOf(JSON.parse(readFileSync(file, 'utf8')) as Texts))],
    ]),
  );
  const sources = filesOf('**/*.{ts,tsx}').filter((file) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file));
  return { texts, code: new Map(sources.map((file) => [file, readFileSync(file, 'utf8')])) };
}

const importsOf = (file: string, code: string, kind: RegExp) =>
  [...code.matchAll(kind)].map(([, path = '']) => join(dirname(file), path));

/** The file and all that comes along with it, files of texts included. */
function withImports(file: string, code: Map<string, string>, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of importsOf(file, code.get(file) ?? '', STATIC_IMPORT)) withImports(next, code, found);
  return found;
}

/** Whole keys in quotes, and for `list.state.${state}` all that begin so. */
function keysNamedIn(code: string, known: Set<string>): string[] {
  const whole = [...code.matchAll(/['`]([\w.-]+)['`]/g)].map(([, key = '']) => key);
  const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning);
  const begun = [...known].filter((key) => beginnings.some((beginning) => key.startsWith(beginning)));
  return [...whole.filter((key) => known.has(key)), ...begun];
}

for (const workspace of WORKSPACES)
  describe(`the texts of ${workspace}`, () => {
    const { texts, code } = readWorkspace(workspace);
    const lazy = [...code].flatMap(([file, text]) => importsOf(file, text, LAZY_IMPORT));
    const start = join(root, workspace, 'src/index.ts');

    it('stand in one of its files each', () => {
      const keys = [...texts.values()].flat();
      assert.deepEqual(
        keys.filter((key, index) => keys.indexOf(key) !== index),
        [],
      );
    });

    for (const file of new Set([...lazy, start].filter((file) => code.has(file))))
      it(`come along with ${basename(file)}, so that it never shows a key`, () => {
        const along = [...withImports(file, code)];
        const own = (one: string) => basename(one) === FIRST || along.includes(one);
        const there = new Set([...texts].flatMap(([one, keys]) => (own(one) ? keys : [])));
        const elsewhere = new Set([...texts.values()].flat().filter((key) => !there.has(key)));
        const missing = along.flatMap((one) => keysNamedIn(code.get(one) ?? '', elsewhere));
        assert.deepEqual(missing, []);
      });
  });

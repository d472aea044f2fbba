import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './lib/workspaces.ts';

const LENT = 'shared/src/router/react-router-dom.ts';
/** Drawn by the build, with the whole library. */
const BUILT = 'host/src/app/frames.tsx';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Those that are there when the page runs: types are not. */
const namesIn = (braces: string) =>
  braces
    .split(',')
    .map((name) => name.trim().replace(/ as .*/s, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));

function takenBy(file: string): string[] {
  const imports = read(file).matchAll(/import\s+\{([^}]*)\}\s+from\s+'react-router-dom'/g);
  return [...imports].flatMap(([, braces = '']) => namesIn(braces));
}

describe('what the shell lends of the router', () => {
  it('holds every name that a page takes: the types know the whole library, a browser only these', () => {
    const lent = new Set(namesIn(/export \{([^}]*)\}/.exec(read(LENT))?.[1] ?? ''));
    const pages = globSync('{host,remote-*,shared}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => file !== BUILT && !/\.test\.|\/testing\//.test(file),
    );
    const missing = pages.flatMap((file) =>
      takenBy(file)
        .filter((name) => !lent.has(name))
        .map((name) => `${file}: ${name}`),
    );
    assert.ok(pages.length > 100 && lent.has('useNavigate'));
    assert.deepEqual(missing, []);
  });
});

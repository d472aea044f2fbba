import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { it } from 'node:test';
import { accountLimits } from '../api/src/base/throttle/index.ts';
import { root } from './lib/workspaces.ts';

it('docs/security.md names only files that exist', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const tests = new Set(
    globSync('{api,e2e,host,shared,tools}/**/*.test.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules/**'],
    }).map((file) => basename(file)),
  );
  const named = [...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name]) => name as string);
  assert.ok(named.length > 30);
  assert.deepEqual(
    named.filter((name) => !existsSync(join(root, name)) && !tests.has(name) && name !== 'app.ts'),
    [],
  );
});

it('docs/security.md states the limits on sign-in attempts that the server applies', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const stated = [...page.matchAll(/\| `(\w+)` +\| (\d+) \/ (\d+) min +\|/g)].map(
    ([, name, attempts, minutes]) => [name, Number(attempts), Number(minutes)],
  );
  const applied = Object.entries(accountLimits).map(([name, { attempts, windowMs }]) => [
    name,
    attempts,
    windowMs / 60_000,
  ]);
  assert.deepEqual(stated, applied);
});

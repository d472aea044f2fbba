import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../workspaces.ts';
import { faultsIn, typeChecker } from './check-types.ts';
import { fetchShellTypes } from './shell-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-types-'));
const answers: Record<string, object> = {};
const server = createServer(({ url = '' }, reply) => {
  const answer = answers[url];
  reply.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const shell = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('the types of a deployed shell', () => {
  const workspace = join(root, 'remote-faq');
  const types = () => fetchShellTypes(shell, workspace, join(folder, 'types'));

  it('are those of the release that the registry names, under the names by which remotes import them', async () => {
    answers['/remotes/registry.json'] = { shell: { id: '1.0.0-a' }, remotes: [] };
    answers['/assets/surface.1.0.0-a.json'] = {
      version: '1.14.0',
      entries: { ui: 'src/ui/index.d.ts' },
      files: { 'src/ui/index.d.ts': 'export declare const a: string;' },
    };
    const { version, project = '' } = (await types()) ?? {};
    assert.equal(version, '1.14.0');
    const written = JSON.parse(readFileSync(project, 'utf8'));
    assert.deepEqual(written.compilerOptions.paths, { '@extranet/shared/ui': ['./src/ui/index.d.ts'] });
    assert.match(readFileSync(join(folder, 'types/src/ui/index.d.ts'), 'utf8'), /const a: string/);
  });

  it('may name no file outside their folder', async () => {
    answers['/assets/surface.1.0.0-a.json'] = {
      version: '1',
      entries: {},
      files: { '../types-of-others.d.ts': '' },
    };
    await assert.rejects(types(), /outside their folder: \.\.\/types-of-others\.d\.ts/);
  });

  it('are absent where the shell kept none, or the registry names no shell', async () => {
    delete answers['/assets/surface.1.0.0-a.json'];
    assert.equal(await types(), undefined);
    answers['/remotes/registry.json'] = { remotes: [] };
    assert.equal(await types(), undefined);
  });
});

describe('the compiler', () => {
  it('is gone at once when its check is given up: the next one would share the cores with it', async () => {
    const known = join(folder, 'given-up.tsbuildinfo');
    const checker = typeChecker(join(root, 'remote-faq/tsconfig.json'), known, () => {});
    const runs = () =>
      execFileSync('ps', ['-e', '-o', 'args='])
        .toString()
        .split('\n')
        // Node starts it, and ends on any signal: what counts is the compiler itself.
        .some((args) => args.includes(known) && !args.includes('bin/tsc'));
    const becomes = async (wanted: boolean) => {
      for (let look = 0; runs() !== wanted; look += 1) {
        assert.ok(look < 40, wanted ? 'it does not run' : 'it goes on');
        await setTimeout(50);
      }
    };
    checker.check();
    await becomes(true);
    checker.giveUp();
    await becomes(false);
  });
});

describe('what the compiler says', () => {
  it('becomes one fault a place, with all its lines', () => {
    const output = `remote-faq/src/a.tsx(3,7): error TS2322: Type 'A' is not assignable.
  Types of property 'b' are incompatible.
remote-faq/src/b.ts(10,1): error TS2304: Cannot find name 'c'.
`;
    assert.deepEqual(faultsIn(output), [
      {
        kind: 'types',
        place: 'remote-faq/src/a.tsx:3:7',
        text: "TS2322: Type 'A' is not assignable.\n  Types of property 'b' are incompatible.",
      },
      { kind: 'types', place: 'remote-faq/src/b.ts:10:1', text: "TS2304: Cannot find name 'c'." },
    ]);
    assert.deepEqual(faultsIn(''), []);
  });
});

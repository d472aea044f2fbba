import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { publishShellOnly } from '../api/src/testing/published.ts';
import { node } from './lib/run.ts';
import { root } from './lib/workspaces.ts';

const PUBLIC_KEY = generateKeyPairSync('ed25519')
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64');

describe('npm start prints one sentence and exits with 1 for', () => {
  let folder: string;
  let taken: Server;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'extranet-start-'));
    writeFileSync(join(folder, 'file'), '');
    await publishShellOnly(join(folder, 'published'));
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    taken.close();
    rmSync(folder, { recursive: true });
  });

  const refusals: [why: string, env: () => Record<string, string>, sentence: RegExp, ...string[]][] = [
    [
      'a taken port',
      () => ({ PORT: String((taken.address() as { port: number }).port) }),
      /^PORT \d+ .*in use/,
    ],
    [
      'a data folder that cannot be created',
      () => ({ PORT: '0', DATA_DIR: join(folder, 'file') }),
      /^DATA_DIR .*cannot be written/,
    ],
    [
      'a database that does not answer',
      () => ({ PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }),
      /^DATABASE_URL/,
    ],
    ['a malformed variable', () => ({ PORT: 'eighty' }), /^PORT must be a whole number/],
    ['an unknown variable', () => ({ DEMO_PRODUCT: '10' }), /^DEMO_PRODUCT is not known/],
    [
      'demonstration accounts in production',
      () => ({ NODE_ENV: 'production', DEMO: '1' }),
      /^DEMO must be 0/,
    ],
    [
      'several processes on the embedded database',
      () => ({}),
      /^--workers 2 needs .*DATABASE_URL/,
      '--workers=2',
    ],
    ['a --workers that is no number', () => ({}), /^--workers must be a whole/, '--workers=many'],
    [
      'an empty store of signed releases: servers do not sign',
      () => ({ RELEASES_PUBLIC_KEY: PUBLIC_KEY, DATA_DIR: join(folder, 'signed') }),
      /^Nothing is published here yet, .* npm run release:all, then start this again\.$/,
    ],
    [
      'what would publish into a store of signed releases',
      () => ({ RELEASES_PUBLIC_KEY: PUBLIC_KEY, DATA_DIR: join(folder, 'published') }),
      /^Nothing was published: .* npm run release:all, then start this again without --publish\.$/,
      '--publish',
    ],
    ['an unknown option', () => ({}), /^The options are --workers 4 and/, '--worker=2'],
  ];

  for (const [why, env, sentence, ...options] of refusals)
    it(why, async () => {
      const settings = {
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: undefined,
        DEMO_PRODUCTS: '20',
      };
      const { code, output } = await node([join(root, 'tools/start.ts'), ...options], {
        env: { ...settings, ...env() },
      });
      assert.equal(code, 1);
      const lines = output.split('\n').filter((line) => line.trim() !== '' && line.trim() !== 'Extranet');
      assert.equal(lines.length, 1, output);
      assert.match(lines[0] as string, sentence);
    });
});

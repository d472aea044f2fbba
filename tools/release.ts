// npm run release -w remote-faq: releases one remote, for everybody or first for some:
//   -- --canary 10                          for a share of the accounts, always the same ones
//   -- --accounts garage@demo.example,...   for these accounts; both may be given
//   -- --steps 1,10,50,100 --every 10m      for a growing share, by itself, while it fails for nobody; behind 100 for everybody
//   -- --reason '...'                       kept in the journal
// npm run release -w host: releases the shell, for everybody or first for some. A release that fails its checks or its test in Chromium changes nothing.
import { parseArgs } from 'node:util';
import { parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import { releaseObjects } from '../api/src/portal/releases/index.ts';
import { AUDIENCE_OPTIONS, parseAudience, prune, releaseRemote, releaseShell } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';
import { assertRemoteSound } from './lib/test-suites/index.ts';
import { remoteWorkspaces } from './lib/workspaces.ts';

const say = (line: string) => console.log(`  ${line}`);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...AUDIENCE_OPTIONS, reason: { type: 'string' } },
  });
  const store = await releaseObjects(parseConfig(process.env));
  const audience = parseAudience(values);
  const name = positionals[0] ?? '';
  const remote = remoteWorkspaces().find((one) => one.name === name);
  const { reason } = values;
  if (remote) {
    say('checking its types and running its unit tests, beside the build ...');
    const check = () => assertRemoteSound(name);
    await releaseRemote(store, remote, { audience, reason, check }, say);
  } else if (name !== 'host') throw startError(`There is no remote '${name}'.`);
  else await releaseShell(store, { audience, reason }, say);
  for (const prefix of await prune(store)) say(`${prefix} removed: nobody was given it for thirty days`);
} catch (error) {
  stopWith(error);
}

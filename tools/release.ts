// npm run release -w remote-faq: releases one remote, for everybody or first for some:
//   -- --canary 10                          for a share of the accounts, always the same ones
//   -- --accounts garage@demo.example,...   for these accounts; both may be given
//   -- --reason '...'                       kept in the journal
// npm run release -w host: releases the shell. A release that fails its checks or its test in Chromium changes nothing.
import { parseArgs } from 'node:util';
import { parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import { releaseObjects } from '../api/src/portal/releases/index.ts';
import { type Audience, prune, releaseRemote, releaseShell } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';
import { assertRemoteSound } from './lib/test-suites/index.ts';
import { remoteWorkspaces } from './lib/workspaces.ts';

const say = (line: string) => console.log(`  ${line}`);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { canary: { type: 'string' }, accounts: { type: 'string' }, reason: { type: 'string' } },
  });
  const store = await releaseObjects(parseConfig(process.env));
  const audience = parseAudience(values.canary, values.accounts);
  const name = positionals[0] ?? '';
  const remote = remoteWorkspaces().find((one) => one.name === name);
  const { reason } = values;
  if (remote) {
    say('checking its types and running its unit tests, beside the build ...');
    const check = () => assertRemoteSound(name);
    await releaseRemote(store, remote, { audience, reason, check }, say);
  } else if (name !== 'host') throw startError(`There is no remote '${name}'.`);
  else if (audience) throw startError('The shell has no canary: it is released for everybody.');
  else await releaseShell(store, { reason }, say);
  for (const prefix of await prune(store)) say(`${prefix} removed: nobody was given it for thirty days`);
} catch (error) {
  stopWith(error);
}

function parseAudience(canary: string | undefined, accounts: string | undefined): Audience | null {
  if (canary === undefined && accounts === undefined) return null;
  const percent = Number(canary ?? 0);
  if (canary !== undefined && !(percent > 0 && percent <= 100))
    throw startError('--canary takes a share in percent, from 1 to 100.');
  const emails = (accounts ?? '')
    .split(',')
    .map((email) => email.trim())
    .filter(Boolean);
  if (accounts !== undefined && (emails.length === 0 || emails.some((email) => !/^\S+@\S+$/.test(email))))
    throw startError('--accounts takes email addresses, separated by commas.');
  return { percent, accounts: emails };
}

// npm run releases: what the registry names for every remote, whoever released it, what the server withdrew and why, and the
// releases in the store. npm run releases -- faq: the journal of one remote, or of 'host'.
import { parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import type { Objects } from '../api/src/base/storage/index.ts';
import {
  type JournalLine,
  readRegistry,
  releaseObjects,
  type StoreEntry,
  takenBack,
} from '../api/src/portal/releases/index.ts';
import { ownerOf } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  await show(process.argv[2]);
} catch (error) {
  stopWith(error);
}

async function show(wanted: string | undefined): Promise<void> {
  const store = await releaseObjects(parseConfig(process.env));
  const { revision, shell, remotes, journal = [] } = await readRegistry(store);
  if (!shell.id) throw startError(`Nothing is published in ${store.place}: is it the right place?`);
  if (wanted) {
    const lines = journal.filter(({ remote }) => remote === wanted);
    if (lines.length === 0) throw startError(`The journal says nothing of '${wanted}'.`);
    for (const line of lines) console.log(inWords(line));
    return;
  }
  console.log(`registry ${revision}, shell ${shell.id}`);
  for (const entry of remotes) {
    for (const line of describe(entry)) console.log(line);
    const bad = takenBack(journal, entry.id);
    for (const id of await releasesOf(store, entry))
      console.log(`             - ${id}${bad.has(id) ? ' (taken back)' : ''}`);
  }
}

async function releasesOf(store: Objects, entry: StoreEntry): Promise<string[]> {
  const files = await store.list(`remotes/${ownerOf(entry)}/`);
  return files.flatMap(({ key }) => /\/([^/]+)\/release\.json$/.exec(key)?.[1] ?? []).sort();
}

function inWords({ at, by, commit, action, release, before, reason }: JournalLine): string {
  const facts = [`${at}  ${action.padEnd(10)} ${release}`, before && `instead of ${before}`, `by ${by}`];
  return [...facts, commit && `at ${commit}`, reason && `(${reason})`].filter(Boolean).join(' ');
}

function describe({ id, stable, previous, canary, withdrawn }: StoreEntry): string[] {
  const share = [
    canary?.percent && `${canary.percent} %`,
    canary?.named && `${canary.named.hashes.length} named accounts`,
  ];
  const named = [
    `stable ${stable.id}`,
    previous && `previous ${previous.id}`,
    canary && `canary ${canary.release.id} (${share.filter(Boolean).join(' and ')})`,
  ];
  const why =
    withdrawn &&
    `             withdrawn by the server at ${withdrawn.at}: ${withdrawn.release}, ` +
      `reported by ${withdrawn.accounts} accounts (${withdrawn.reasons.join(', ')})`;
  return [`${id.padEnd(12)} ${named.filter(Boolean).join(', ')}`, ...(why ? [why] : [])];
}

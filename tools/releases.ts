// npm run releases: what the registry names, shell and remotes, whoever released them, what the server withdrew and why, and
// all releases in the store. npm run releases -- faq: the journal of one remote, or of 'host'.
import { parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import type { Objects } from '../api/src/base/storage/index.ts';
import {
  type JournalLine,
  readRegistry,
  releaseObjects,
  type StoreEntry,
  type StoreRegistry,
  takenBack,
} from '../api/src/portal/releases/index.ts';
import { ownerOf, planInWords } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  await show(process.argv[2]);
} catch (error) {
  stopWith(error);
}

async function show(wanted: string | undefined): Promise<void> {
  const store = await releaseObjects(parseConfig(process.env));
  const { revision, shell, remotes, journal = [] } = await readRegistry(store);
  if (!shell.id) throw startError(await whyEmpty(store));
  if (wanted) {
    const lines = journal.filter(({ remote }) => remote === wanted);
    if (lines.length === 0) throw startError(`The journal says nothing of '${wanted}'.`);
    for (const line of lines) console.log(inWords(line));
    return;
  }
  const inStore = await allReleases(store);
  const tell = (id: string, owner: string) => {
    const bad = takenBack(journal, id);
    for (const one of inStore.get(owner) ?? [])
      console.log(`             - ${one}${bad.has(one) ? ' (taken back)' : ''}`);
    inStore.delete(owner);
  };
  console.log(`registry ${revision}, in ${store.place}`);
  for (const line of describeShell(shell)) console.log(line);
  tell('host', 'host');
  for (const entry of remotes) {
    for (const line of describe(entry)) console.log(line);
    tell(entry.id, ownerOf(entry));
  }
  for (const owner of [...inStore.keys()]) {
    console.log(`${owner}: in the store, but the registry does not name it`);
    tell('', owner);
  }
}

/** Every release in the store, shells too, by who owns it: 'host', 'remote-faq'. */
async function allReleases(store: Objects): Promise<Map<string, string[]>> {
  const files = [...(await store.list('host/')), ...(await store.list('remotes/'))];
  const found = new Map<string, string[]>();
  for (const { key } of files) {
    const [, owner, id] = /^(?:remotes\/)?([^/]+)\/([^/]+)\/(?:release|shell)\.json$/.exec(key) ?? [];
    if (owner && id) found.set(owner, [...(found.get(owner) ?? []), id].sort());
  }
  return found;
}

async function whyEmpty(store: Objects): Promise<string> {
  const files = [...(await store.list('host/')), ...(await store.list('remotes/'))];
  return files.length > 0
    ? `${store.place} holds releases, but no registry names them: registry.json is missing there.`
    : `Nothing is published in ${store.place}. Is it the right place? RELEASES_URL or DATA_DIR say where releases are.`;
}

function inWords({ at, by, commit, action, release, before, reason, from }: JournalLine): string {
  const facts = [`${at}  ${action.padEnd(10)} ${release}`, before && `instead of ${before}`, `by ${by}`];
  return [...facts, commit && `at ${commit}`, from && `from ${from}`, reason && `(${reason})`]
    .filter(Boolean)
    .join(' ');
}

function describeShell({ id, canary, withdrawn }: StoreRegistry['shell']): string[] {
  const named = [`shell ${id}`, canary && canaryInWords(canary)];
  return [`host         ${named.filter(Boolean).join(', ')}`, ...whyWithdrawn(withdrawn)];
}

function describe({ id, stable, previous, canary, withdrawn }: StoreEntry): string[] {
  const named = [
    `stable ${stable.id}`,
    previous && `previous ${previous.id}`,
    canary && canaryInWords(canary),
  ];
  return [`${id.padEnd(12)} ${named.filter(Boolean).join(', ')}`, ...whyWithdrawn(withdrawn)];
}

type Canary = Pick<NonNullable<StoreEntry['canary']>, 'percent' | 'named' | 'plan'> & {
  release: { id: string };
};

function canaryInWords({ release, percent, named, plan }: Canary): string {
  const share = [
    percent && `${percent} %`,
    named && `${named.hashes.length} named accounts`,
    plan && `then ${planInWords(plan, percent)}`,
  ];
  return `canary ${release.id} (${share.filter(Boolean).join(' and ')})`;
}

function whyWithdrawn(withdrawn: StoreEntry['withdrawn']): string[] {
  if (!withdrawn) return [];
  const { at, release, accounts, reasons } = withdrawn;
  const who = `reported by ${accounts} accounts (${reasons.join(', ')})`;
  return [`             withdrawn by the server at ${at}: ${release}, ${who}`];
}

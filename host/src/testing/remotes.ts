import type { User } from '@extranet/shared/contracts';
import type { RegistryEntry, Release, ReleaseAsset, ShellFacts } from '@extranet/shared/registry';
import { CONTRACT, type RemoteModule } from '@extranet/shared/remote';
import { signedIn } from '@extranet/shared/session';
import { createAppStore } from '@extranet/shared/store';
import { satisfy } from '@module-federation/enhanced/runtime';
import { hostReducers } from '../app/reducers.ts';
import { createRemotes, type Remotes } from '../remotes/create-remotes.ts';
import { manualClock } from './clock.ts';

/** The content of every file of every release; INTEGRITY is its hash. */
const CODE = 'the code of a remote';
const INTEGRITY = 'sha384-4uGiGyQRG1ejc9cbLVJkqi/YipZAF/EVZtyr7NE2EK+4zJDuExuh1Rbo4uDy1PL0';

export const asset = (file: string, groups: string[] = []): ReleaseAsset => ({
  ...{ file, groups, bytes: CODE.length, integrity: INTEGRITY, platform: [] },
});

export const release = (id: string, more: Partial<Release> = {}): Release => ({
  ...{ id, version: '1.0.0', container: `faq_${id}`, base: `/r/faq/${id}/`, entry: 'entry.js' },
  ...{ contract: CONTRACT, needs: {}, assets: [asset('entry.js', ['remote'])] },
  ...more,
});

export const entryOf = (more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  ...{ id: 'faq', label: 'FAQ', mounts: ['/faq'], slots: ['overlay'], nav: [], order: 1 },
  ...{ access: 'signedIn', stable: release('two') },
  ...more,
});

export const moduleOf = (more: Partial<RemoteModule> = {}): RemoteModule => ({
  ...{ contract: CONTRACT, id: 'faq', version: '1.0.0', routes: [], slots: {} },
  texts: { namespace: 'faq', load: async () => ({ default: {} }) },
  ...more,
});

/** What network and federation runtime answer; a test may change it at any time. */
interface World {
  file: (url: string) => Response | Promise<Response>;
  /** Until it settles, the container of a release is not open. */
  container: (release: Release) => unknown;
  /** Until it settles, chunks of the shell are missing. */
  platform: () => unknown;
  /** What a release exposes once it runs. */
  exposed: (release: Release) => unknown;
}

export const file = () => new Response(CODE);
export const missing = () => new Response('', { status: 404 });

interface Start extends Partial<World> {
  /** Absent: the server has not said yet who is signed in. */
  user?: User | undefined;
  releasesKey?: string;
  /** What the page's shell has for remotes. */
  shell?: ShellFacts;
}

interface Sent {
  report: Record<string, unknown>;
  headers: HeadersInit | undefined;
}

/** The remotes of a page with a store of its own: only the network, the federation runtime and the clock are a test's. */
export function startRemotes(entries: RegistryEntry[], { user, releasesKey, shell, ...answers }: Start = {}) {
  const { clock, advance } = manualClock();
  const world: World = {
    file,
    container: () => {},
    platform: () => {},
    exposed: () => moduleOf(),
    ...answers,
  };
  const fetched: string[] = [];
  const platform: ReleaseAsset[][] = [];
  let busy = 0;
  const navigate = () => {};
  const loads: Sent[] = [];
  const reports: Sent[] = [];
  let online = () => {};
  let stay = new AbortController();
  const store = createAppStore(hostReducers);
  if (user) store.dispatch(signedIn(user));
  const remotes = createRemotes(
    store,
    { registry: { revision: 1, remotes: entries, ...(shell && { shell }) }, releasesKey },
    {
      clock,
      async fetch(address, init) {
        const url = String(address);
        if (init?.method === 'POST') {
          const kept = url.endsWith('/failures') ? reports : loads;
          kept.push({ report: JSON.parse(String(init.body)), headers: init.headers });
          return new Response();
        }
        fetched.push(url);
        busy += 1;
        // As fetch does: it rejects when its signal is raised.
        const givenUp = new Promise<never>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        });
        return Promise.race([world.file(url), givenUp]).finally(() => {
          busy -= 1;
        });
      },
      subtle: globalThis.crypto.subtle,
      open: async (wanted) => {
        await world.container(wanted);
        return () => world.exposed(wanted);
      },
      satisfies: satisfy,
      prefetchPlatform: async (assets) => {
        platform.push(assets);
        await world.platform();
      },
      readToken: () => 'a-token',
      onOnline: (then) => {
        online = then;
      },
      stay: () => stay.signal,
      navigate,
    },
  );
  return {
    ...remotes,
    ...{ remotes, store, world, fetched, platform, reports, loads, advance, navigate },
    goOnline: () => online(),
    leave: () => stay.abort(),
    comeBack: () => {
      stay = new AbortController();
    },
    isBusy: () => busy > 0,
  };
}

/** The names of the states that a remote goes through from now on. */
export function statesSeen({ loader, subscribe }: Remotes): string[] {
  const seen: string[] = [];
  subscribe(() => {
    const { status } = loader.read('faq');
    if (seen.at(-1) !== status) seen.push(status);
  });
  return seen;
}

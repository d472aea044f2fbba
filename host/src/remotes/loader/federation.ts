import type { Release } from '@extranet/shared/registry';
import {
  init,
  loadRemote,
  loadShare,
  registerGlobalPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { announcedFiles, scriptOf } from './announced-files.ts';
import { lendRuntime } from './lend-runtime.ts';
import { lent } from './lent.ts';
import type { Surroundings } from './surroundings.ts';
import { unload } from './unload.ts';

type Exposed = { remote?: unknown };

/** The runtime hands on what a remote was registered with. */
interface Announced {
  name: string;
  entry: string;
  integrity: string | undefined;
  release: Release;
}

/** Makes the page the host of its remotes. Returns the function that opens a release. */
function prepareFederation(): Surroundings['open'] {
  /** The container of each remote that was opened last, by the address below which the remote's releases lie. */
  const last = new Map<string, string>();
  lendRuntime();
  registerGlobalPlugins([
    {
      name: 'extranet',
      // The browser itself refuses to run an entry whose hash is not the registry's.
      createScript({ url, remoteInfo }) {
        const { integrity, release } = (remoteInfo as Announced | undefined) ?? {};
        const script = scriptOf(url, integrity);
        if (release) script.addEventListener('load', () => document.head.append(...announcedFiles(release)));
        return script;
      },
      // The runtime would keep the failure of a module that the shell lends: nothing could borrow it until the page is reloaded.
      errorLoadShare({ pkgName, shareScopeMap }) {
        for (const scope of Object.values(shareScopeMap))
          for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.lib) shared.loading = null;
      },
    },
  ]);
  init({ name: 'host', remotes: [], shared: lent, shareStrategy: 'loaded-first' });

  return async (release) => {
    const { id, container, base, entry, assets } = release;
    const remote = base.replace(id, '');
    const before = last.get(remote);
    // Whoever opens a release shows nothing of the one before any more.
    if (before && before !== container) unload(before);
    last.set(remote, container);
    const announced: Announced = {
      name: container,
      entry: new URL(base + entry, location.href).href,
      integrity: assets.find(({ file }) => file === entry)?.integrity,
      release,
    };
    registerRemotes([announced]);
    const options = { from: 'runtime', loadFactory: false } as const;
    const run = await loadRemote<() => Exposed | Promise<Exposed>>(`${container}/remote`, options);
    return () => {
      const exposed = run?.();
      return exposed instanceof Promise ? exposed.then(({ remote }) => remote) : exposed?.remote;
    };
  };
}

export const open = prepareFederation();

/** In the shell's own name: what a remote had loaded first would go when that remote goes. */
export const lendLate = (entry: string) => loadShare(`@extranet/shared/${entry}`);

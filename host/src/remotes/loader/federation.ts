import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

/** The judgement by which the runtime lends a shared module. */
export { satisfy } from '@module-federation/enhanced/runtime';

import { lendRuntime } from './lend-runtime.ts';
import type { Surroundings } from './surroundings.ts';

type Exposed = { remote?: unknown };

/** The only file that uses the federation runtime. Returns the function that opens a release. */
export function prepareFederation(): Surroundings['open'] {
  const integrityOf = new Map<string, string>();
  lendRuntime();
  registerGlobalPlugins([
    {
      name: 'extranet',
      // The browser itself refuses to run an entry whose hash is not the registry's.
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        const integrity = integrityOf.get(absolute(url));
        if (integrity) {
          script.integrity = integrity;
          script.crossOrigin = 'anonymous';
        }
        return script;
      },
      // The runtime would keep the failure of a module that the shell lends: nothing could borrow it until the page is reloaded.
      errorLoadShare({ pkgName, shareScopeMap }) {
        for (const scope of Object.values(shareScopeMap))
          for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.lib) shared.loading = null;
      },
    },
  ]);
  // Those that remotes bring up take it by themselves; the shell's own instance is there already.
  registerPlugins([]);

  return async ({ container, base, entry, assets }) => {
    for (const { file, integrity } of assets) integrityOf.set(absolute(base + file), integrity);
    registerRemotes([{ name: container, entry: absolute(base + entry) }]);
    const options = { from: 'runtime', loadFactory: false } as const;
    const run = await loadRemote<() => Exposed | Promise<Exposed>>(`${container}/remote`, options);
    return () => {
      const exposed = run?.();
      return exposed instanceof Promise ? exposed.then(({ remote }) => remote) : exposed?.remote;
    };
  };
}

const absolute = (address: string): string => new URL(address, location.href).href;

import type { Release } from '@extranet/shared/registry';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { lendRuntime } from './lend-runtime.ts';

/** The only file that uses the federation runtime. Returns the function that runs a release and returns what it exposes. */
export function prepareFederation(): (release: Release) => Promise<unknown> {
  const integrityOf = new Map<string, string>();
  lendRuntime();
  registerPlugins([
    {
      name: 'integrity',
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
    },
  ]);

  return async ({ container, base, entry, assets }) => {
    for (const { file, integrity } of assets) integrityOf.set(absolute(base + file), integrity);
    registerRemotes([{ name: container, entry: absolute(base + entry) }]);
    const exposed = await loadRemote<{ remote?: unknown }>(`${container}/remote`, { from: 'runtime' });
    return exposed?.remote;
  };
}

const absolute = (address: string): string => new URL(address, location.href).href;

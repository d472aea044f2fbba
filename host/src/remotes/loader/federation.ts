import type { Release } from '@extranet/shared/registry';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { lendRuntime } from './lend-runtime.ts';

/** The one place that speaks to the federation runtime. Answers what runs a release and hands back what it exposes. */
export function prepareFederation(): (release: Release) => Promise<unknown> {
  const integrityOf = new Map<string, string>();
  lendRuntime();
  registerPlugins([
    {
      name: 'integrity',
      // The last lock: the browser itself refuses to run an entry whose bytes are not the ones announced.
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

import type { Release } from '@extranet/shared/registry';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { lendRuntime } from './lend-runtime.ts';

const integrityOf = new Map<string, string>();

/** The one place that speaks to the federation runtime. */
export function prepareFederation(): void {
  lendRuntime();
  registerPlugins([
    {
      name: 'integrity',
      // The last lock: the browser itself refuses to run an entry whose bytes are not the ones announced.
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        const integrity = integrityOf.get(new URL(url, location.href).href);
        if (integrity) {
          script.integrity = integrity;
          script.crossOrigin = 'anonymous';
        }
        return script;
      },
    },
  ]);
}

export async function evaluateRelease(release: Release): Promise<unknown> {
  const entry = new URL(`${release.base}${release.entry}`, location.href).href;
  for (const { file, integrity } of release.assets)
    integrityOf.set(new URL(`${release.base}${file}`, location.href).href, integrity);
  registerRemotes([{ name: release.container, entry }]);
  const exposed = await loadRemote<{ remote?: unknown }>(`${release.container}/remote`, { from: 'runtime' });
  return exposed?.remote;
}

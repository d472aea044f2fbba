import { changeEntry, readRegistry } from '../../api/src/portal/releases/index.ts';
import { smokeTest } from '../../tools/lib/releases/index.ts';
import type { Portal } from './portal.ts';
import { publishCanary, storeOf } from './releases.ts';

/** Opens a release of the forum, of which some files are changed, as a release does before it is named. */
export async function gate(portal: Portal, file: RegExp, code: (text: string) => string): Promise<void> {
  const store = storeOf(portal);
  await publishCanary(portal, 'faq', { code: (name, text) => (file.test(name) ? code(text) : text) });
  const registry = await readRegistry(store);
  const faq = registry.remotes.find(({ id }) => id === 'faq');
  if (!faq?.canary) throw new Error('no canary');
  const candidate = { ...faq, stable: faq.canary.release, previous: undefined, canary: undefined };
  await changeEntry(store, 'faq', (entry) => ({ ...entry, canary: undefined }));
  const others = registry.remotes.filter(({ id }) => id !== 'faq');
  await smokeTest(store, { ...registry, remotes: [...others, candidate] }, [candidate]);
}

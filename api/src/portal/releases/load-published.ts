import type { ShellFacts } from '@extranet/shared/contracts';
import type { Objects } from '../../base/storage/objects.ts';
import { assertNewerSigners, assertSigned } from './signatures.ts';
import type { Published, Shell, StoreRegistry } from './store-registry.ts';

interface Demand {
  /** With a key, a registry that is not signed as it demands is refused. */
  key: string | null;
  /** What is served until now. */
  before?: StoreRegistry | undefined;
}

/** What pages are made of, as this registry names it; fails when no page could be served with it. */
export async function loadPublished(
  objects: Objects,
  registry: StoreRegistry,
  { key, before }: Demand,
): Promise<Published> {
  if (key) {
    assertSigned(registry, key);
    if (before) assertNewerSigners(registry, before);
  }
  const folder = `host/${registry.shell.id}`;
  const [html, manifest] = await Promise.all(
    ['index.html', 'shell.json'].map(async (name) => {
      const stored = await objects.read(`${folder}/${name}`);
      if (!stored) throw new Error(`${folder}/${name} is missing in ${objects.place}`);
      return stored.bytes.toString('utf8');
    }),
  );
  const { platform, pages, frames, version, contract, provides } = JSON.parse(manifest as string) as Shell &
    Partial<ShellFacts>;
  const facts = version && contract && provides && { id: registry.shell.id, version, contract, provides };
  return { registry, shell: { html: html as string, platform, pages, frames, facts: facts || undefined } };
}

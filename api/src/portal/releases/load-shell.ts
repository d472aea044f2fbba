import type { ShellFacts } from '@extranet/shared/contracts';
import type { Objects } from '../../base/storage/objects.ts';
import { assertAssets, assertHash } from './seals.ts';
import type { Seal, Shell } from './store-registry.ts';

type Built = Omit<Shell, 'html' | 'facts' | 'integrity'> &
  Partial<ShellFacts> & {
    /** 'index.html', 'assets/host.3fa9.js' -> sha256-...; absent for a shell that was built before. */
    files?: Record<string, string>;
  };

interface Demand {
  /** What the platform signed of it, where it did. */
  readonly seal: Seal | undefined;
  /** It is served already, and its files were compared then. */
  readonly isKnown: boolean;
}

/** Reads a shell, and refuses one of which a file is not what its release names: nothing is written into a doctored page. */
export async function loadShell(objects: Objects, id: string, { seal, isKnown }: Demand): Promise<Shell> {
  const [html, manifest] = (await Promise.all(
    ['index.html', 'shell.json'].map(async (name) => {
      const stored = await objects.read(`host/${id}/${name}`);
      if (!stored) throw new Error(`host/${id}/${name} is missing in ${objects.place}`);
      assertHash(name, stored.bytes, seal?.files[name]);
      return stored.bytes;
    }),
  )) as [Buffer, Buffer];
  const { platform, remotes, pages, frames, version, contract, provides, files } = JSON.parse(
    manifest.toString('utf8'),
  ) as Built;
  assertHash('index.html', html, files?.['index.html']);
  if (files && !isKnown) await assertAssets(objects, files);
  const facts = version && contract && provides && { id, version, contract, provides };
  const page = html.toString('utf8');
  const integrity = files && integrityOfLater(page, files);
  return { html: page, platform, remotes, pages, frames, integrity, facts: facts || undefined };
}

/** Of the scripts and styles that the page itself does not name: what it names has its hash beside it there. */
const integrityOfLater = (html: string, files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => /\.(js|css)$/.test(name) && !html.includes(`"/${name}"`))
      .map(([name, hash]) => [`/${name}`, hash]),
  );

import type { Registry, RegistryEntry, ReleaseAsset } from '@extranet/shared/contracts';
import { assetsForPath, assetsForSlot, ownsPath } from '@extranet/shared/registry';
import { publicRegistry } from '../releases/release-store.ts';
import type { Published } from '../releases/store-registry.ts';

interface PageFacts {
  published: Published;
  path: string;
  /** GET /config's base64 text. */
  config: string;
  backofficeOrigin: string | null;
  releasesKey: string | null;
}

/**
 * The host's page with everything that its first paint needs: the registry and the configuration as data, and preloads
 * for the remotes of this address. No script is inlined, because the policy is script-src 'self'.
 */
export function renderPage({ published, path, config, backofficeOrigin, releasesKey }: PageFacts): string {
  const registry = publicRegistry(published);
  const { platform, html } = published.shell;
  const data = JSON.stringify({
    registry,
    config,
    backofficeOrigin: backofficeOrigin ?? undefined,
    releasesKey: releasesKey ?? undefined,
  });
  const head = [
    ...preloads(registry, platform, path),
    // A '<' in the data could end the element early; in JSON it may be escaped.
    `<script type="application/json" id="extranet-data">${data.replaceAll('<', '\\u003c')}</script>`,
  ];
  return html.replace('<!--data-->', () => head.join('\n    '));
}

function preloads(registry: Registry, platform: Record<string, string[]>, path: string): string[] {
  if (path === '/') return [];
  const files = new Map<string, ReleaseAsset>();
  const chunks = new Set<string>();
  for (const entry of registry.remotes)
    for (const asset of assetsForPage(entry, path)) {
      files.set(`${entry.stable.base}${asset.file}`, asset);
      for (const needed of asset.platform) for (const chunk of platform[needed] ?? []) chunks.add(chunk);
    }
  return [
    ...[...files.keys()].map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`),
    ...[...chunks].map((href) => `<link rel="preload" as="script" href="${href}">`),
  ];
}

/** The header's slots without its search, which is fetched once the page is calm; on /home the slots of the page too. */
const HEADER = /^header\.(?!search$)/;
const HEADER_AND_HOME = /^(header\.(?!search$)|home\.)/;
/** What the shell shows of a remote that is there, and else fetches after the page. */
const WHEN_CALM = ['overlay', 'header.search'];

/** Files of the remote that owns the page and of the slots that it shows at once. */
function assetsForPage(entry: RegistryEntry, path: string): ReleaseAsset[] {
  const place = path === '/home' ? HEADER_AND_HOME : HEADER;
  // No preload for slots that only some customers may see.
  const slots = entry.needs ? [] : entry.slots.filter((slot) => place.test(slot));
  const own = ownsPath(entry, path) ? assetsForPath(entry.stable, path) : [];
  // A remote that is loaded anyway fills the overlay and the search too.
  const calm = own.length > 0 ? entry.slots.filter((slot) => WHEN_CALM.includes(slot)) : [];
  return [
    ...own,
    ...calm.flatMap((slot) => assetsForSlot(entry.stable, slot)),
    ...slots.flatMap((slot) => assetsForSlot(entry.stable, slot)),
  ];
}

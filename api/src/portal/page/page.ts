import type { Registry, RegistryEntry, ReleaseAsset } from '@extranet/shared/contracts';
import { assetsForPath, assetsForSlot, ownsPath } from '@extranet/shared/registry';
import { type Published, publicRegistry } from '../releases/release-store.ts';

interface PageFacts {
  published: Published;
  path: string;
  /** GET /config's base64 text. */
  config: string;
  backofficeOrigin: string | null;
  releasesKey: string | null;
}

/**
 * The host's page with all it needs before its first paint: the registry and the configuration as data, and
 * preloads for the remotes that the address is made of. No script is inlined: the page lives under
 * script-src 'self'.
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
    // '<' alone could end the element early; JSON may carry it escaped.
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

/** The page's own remote, and on every page behind the sign-in the header's slots; on /home its slots too. */
function assetsForPage(entry: RegistryEntry, path: string): ReleaseAsset[] {
  const place = path === '/home' ? /^(header|home)\./ : /^header\./;
  // What only some customers may see is not announced to all of them.
  const slots = entry.needs ? [] : entry.slots.filter((slot) => place.test(slot));
  const own = ownsPath(entry, path) ? assetsForPath(entry.stable, path) : [];
  // A remote that is there anyway fills the overlay too.
  const overlay =
    own.length > 0 && entry.slots.includes('overlay') ? assetsForSlot(entry.stable, 'overlay') : [];
  return [...own, ...overlay, ...slots.flatMap((slot) => assetsForSlot(entry.stable, slot))];
}

import type { Config, Registry, RegistryEntry, ReleaseAsset } from '@extranet/shared/contracts';
import { assetsForPath, assetsForSlot, ownsPath } from '@extranet/shared/registry';
import { publicRegistry } from '../releases/release-store.ts';
import type { Published, Shell } from '../releases/store-registry.ts';
import { framedPage } from './frames.ts';

const PRELOADS = '<!--preloads-->';

interface PageFacts {
  published: Published;
  /** Path and query. */
  url: string;
  /** GET /config's base64 text. */
  config: string;
  backofficeOrigin: string | null;
  releasesKey: string | null;
  /** The page names the trace of each click to the server. */
  traces: boolean;
}

/**
 * The host's page with everything that its first paint needs: the registry and the configuration as data, preloads for the
 * remotes of this address, and the frame that is painted meanwhile. No script is inlined, because the policy is script-src 'self'.
 */
export function renderPage(facts: PageFacts): string {
  const { published, url, config, backofficeOrigin, releasesKey, traces } = facts;
  const path = url.split('?')[0] as string;
  const registry = publicRegistry(published);
  const { pages, html, integrity } = published.shell;
  const ahead = aheadWith(integrity);
  const decoded = JSON.parse(Buffer.from(config, 'base64').toString()) as Config;
  const data = JSON.stringify({
    registry,
    config,
    look: decoded.brand.look,
    asks: asksFor(registry, path),
    integrity,
    backofficeOrigin: backofficeOrigin ?? undefined,
    releasesKey: releasesKey ?? undefined,
    traces: traces || undefined,
  });
  // A '<' in the data could end the element early; in JSON it may be escaped.
  const element = `<script type="application/json" id="extranet-data">${data.replaceAll('<', '\\u003c')}</script>`;
  const framed = framedPage(published, url, decoded);
  // Before the programs, as it is painted before them.
  const head = [element, ...(framed ? [framed.head] : [])].join('\n    ');
  // What the shell itself draws stands first in the queue: the page is not drawn before it is there.
  const links = [
    ...(pages?.[path] ?? []).map(ahead),
    ...preloads(registry, published.shell, path, ahead),
  ].join('\n    ');
  // The data first: the script that asks early reads it, and is asked for before what can wait. A shell of before has one place for both.
  return html.includes(PRELOADS)
    ? html
        .replace('<!--data-->', () => head)
        .replace(PRELOADS, () => links)
        .replace('<!--frames-->', () => framed?.body ?? '')
    : html.replace('<!--data-->', () => `${links}\n    ${head}`);
}

function preloads(
  registry: Registry,
  { platform, remotes = [] }: Shell,
  path: string,
  ahead: (href: string) => string,
): string[] {
  if (path === '/') return [];
  const files = new Map<string, ReleaseAsset>();
  const lent = new Set<string>();
  for (const entry of registry.remotes)
    for (const asset of assetsForPage(entry, path)) {
      files.set(`${entry.stable.base}${asset.file}`, asset);
      for (const needed of asset.platform) for (const chunk of platform[needed] ?? []) lent.add(chunk);
    }
  // Low: who is signed in and what their page shows is asked for meanwhile, and wanted before.
  return [
    ...[...files.keys()].map(
      (href) => `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${href}">`,
    ),
    ...[...(files.size > 0 ? remotes : []), ...lent].map(ahead),
  ];
}

/**
 * What the shell lends or draws first, beside its programs. A chunk does nothing until it is wanted, whether before or after the
 * programs: as a script it is at hand by then, where a preload would still have to be opened.
 */
const aheadWith =
  (integrity: Record<string, string> = {}) =>
  (href: string): string => {
    if (!href.endsWith('.js')) return `<link rel="preload" as="image" href="${href}">`;
    const hash = integrity[href] ? ` integrity="${integrity[href]}"` : '';
    return `<script async fetchpriority="high"${hash} src="${href}"></script>`;
  };

/** Calls that the page of a signed-in customer sends by itself before its programs run: what they draw first. */
function asksFor({ remotes }: Registry, path: string): string[] {
  const shown = path === '/' || path.startsWith('/extradmin') ? [] : remotes;
  const calls = shown.flatMap((entry) => {
    const { asks = {} } = entry.stable.manifest ?? {};
    return [path, ...slotsAtOnce(entry, path)].flatMap((place) => asks[place] ?? []);
  });
  return [...new Set(['/user', ...calls])];
}

/** The header's slots and on /home the page's too, without searches and orders, which are fetched once the page is there. */
const HEADER = /^header\.(?!search$)/;
const HEADER_AND_HOME = /^(header\.(?!search$)|home\.(?!(orders|search)$))/;
/** What the shell shows of a remote that is there, and else fetches after the page. */
const WHEN_CALM = ['overlay', 'header.search'];

/** Slots that the page shows at once, without those that only some customers may see. */
function slotsAtOnce({ needs, slots }: RegistryEntry, path: string): string[] {
  const place = path === '/home' ? HEADER_AND_HOME : HEADER;
  return needs ? [] : slots.filter((slot) => place.test(slot));
}

/** Files of the remote that owns the page and of the slots that it shows at once. */
function assetsForPage(entry: RegistryEntry, path: string): ReleaseAsset[] {
  const own = ownsPath(entry, path) ? assetsForPath(entry.stable, path) : [];
  // A remote that is loaded anyway fills the overlay and the search too.
  const calm = own.length > 0 ? entry.slots.filter((slot) => WHEN_CALM.includes(slot)) : [];
  return [
    ...own,
    ...calm.flatMap((slot) => assetsForSlot(entry.stable, slot)),
    ...slotsAtOnce(entry, path).flatMap((slot) => assetsForSlot(entry.stable, slot)),
  ];
}

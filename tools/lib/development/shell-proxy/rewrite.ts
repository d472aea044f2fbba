import type { Registry, RegistryEntry } from '@extranet/shared/registry';
import { LIVE_RELOAD } from './live-reload.ts';

/** A page of the deployed shell, its public registry, or the call that tells administrators of their remote. */
export type Rewritten = 'page' | 'registry' | 'admin-remotes';

const BY_PATH: Record<string, Rewritten> = {
  '/remotes/registry.json': 'registry',
  '/api/admin/remotes': 'admin-remotes',
};

/** What is asked for: known before the answer is, so that it can be asked for whole and uncompressed. */
export const rewrittenPart = (url: string, accept = ''): Rewritten | undefined =>
  BY_PATH[url.split('?')[0] as string] ?? (accept.includes('text/html') ? 'page' : undefined);

export function rewrite(part: Rewritten, text: string, local: RegistryEntry): string {
  if (part === 'page') return rewritePage(text, local);
  if (part === 'registry') return JSON.stringify(publicly(JSON.parse(text) as Registry, local));
  return JSON.stringify(placed(JSON.parse(text) as RegistryEntry[], local, 'admin'));
}

/** A remote that was never deployed joins the others: it is developed in the shell before its first release. */
const placed = (entries: RegistryEntry[], local: RegistryEntry, place: RegistryEntry['access']) => [
  ...entries.filter(({ id }) => id !== local.id),
  ...(local.access === place ? [local] : []),
];

const publicly = (registry: Registry, local: RegistryEntry): Registry => ({
  ...registry,
  remotes: placed(registry.remotes, local, 'signedIn'),
});

const PAGE_DATA = /(<script type="application\/json" id="extranet-data">)(.*?)(<\/script>)/s;

function rewritePage(html: string, local: RegistryEntry): string {
  let deployed: RegistryEntry | undefined;
  const rewritten = html.replace(PAGE_DATA, (_all, open: string, json: string, close: string) => {
    const data = JSON.parse(json) as { registry: Registry; releasesKey?: string };
    deployed = data.registry.remotes.find(({ id }) => id === local.id);
    // Where releases are signed: the build on this machine bears no signature, and its page asks for none.
    const { releasesKey: _owner, ...rest } = data;
    const next = JSON.stringify({ ...rest, registry: publicly(data.registry, local) });
    // '<' alone could end the element early; JSON may carry it escaped.
    return open + next.replaceAll('<', '\\u003c') + close;
  });
  const page = deployed ? withoutPreloads(rewritten, deployed.stable.base) : rewritten;
  return page.replace(
    '</head>',
    () => `<script defer src="${LIVE_RELOAD}" data-build="${local.stable.id}"></script></head>`,
  );
}

/** The deployed release's files, announced by the server, are not the ones that this page will run. */
const withoutPreloads = (html: string, base: string): string =>
  html.replace(/<link rel="preload"[^>]*>\s*/g, (link) => (link.includes(`href="${base}`) ? '' : link));

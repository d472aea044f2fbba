import type { Registry, RegistryEntry } from '@extranet/shared/registry';
import { PAGE_SCRIPT } from './page-channel.ts';

/** The answers that the proxy changes: a page, the public registry, the call that gives administrators their remote. */
export type Rewritten = 'page' | 'registry' | 'admin-remotes';

const BY_PATH: Record<string, Rewritten> = {
  '/remotes/registry.json': 'registry',
  '/api/admin/remotes': 'admin-remotes',
};

/** Which of these a request asks for. Decided from the request alone, so that the answer can be requested uncompressed. */
export const rewrittenPart = (url: string, accept = ''): Rewritten | undefined =>
  BY_PATH[url.split('?')[0] as string] ?? (accept.includes('text/html') ? 'page' : undefined);

/** Without a local build, as long as the first one fails, the deployed remote stays: only the page script is added. */
export function rewrite(part: Rewritten, text: string, local: RegistryEntry | undefined): string {
  if (part === 'page') return withPageScript(local ? rewritePage(text, local) : text);
  if (!local) return text;
  if (part === 'registry') return JSON.stringify(withLocalBuild(JSON.parse(text) as Registry, local));
  return JSON.stringify(withEntry(JSON.parse(text) as RegistryEntry[], local, 'admin'));
}

/** Replaces the remote's entry, or adds it: a remote can be developed in the shell before its first release. */
const withEntry = (entries: RegistryEntry[], local: RegistryEntry, access: RegistryEntry['access']) => [
  ...entries.filter(({ id }) => id !== local.id),
  ...(local.access === access ? [local] : []),
];

const withLocalBuild = (registry: Registry, local: RegistryEntry): Registry => ({
  ...registry,
  remotes: withEntry(registry.remotes, local, 'signedIn'),
});

const PAGE_DATA = /(<script type="application\/json" id="extranet-data">)(.*?)(<\/script>)/s;

function rewritePage(html: string, local: RegistryEntry): string {
  let deployed: RegistryEntry | undefined;
  const rewritten = html.replace(PAGE_DATA, (_all, open: string, json: string, close: string) => {
    const data = JSON.parse(json) as { registry: Registry; releasesKey?: string };
    deployed = data.registry.remotes.find(({ id }) => id === local.id);
    // Without the public key the page checks no signatures: the build on this machine has none.
    const { releasesKey: _key, ...rest } = data;
    const next = JSON.stringify({ ...rest, registry: withLocalBuild(data.registry, local) });
    // Escaped, because a text with '</script>' would end the element early.
    return open + next.replaceAll('<', '\\u003c') + close;
  });
  return deployed ? withoutPreloads(rewritten, deployed.stable.base) : rewritten;
}

/** Before all other scripts: the shell takes the React that it lends. */
const withPageScript = (html: string): string =>
  html.replace('<head>', () => `<head><script src="${PAGE_SCRIPT}"></script>`);

/** Removes the preloads of the deployed release, whose files this page does not use. */
const withoutPreloads = (html: string, base: string): string =>
  html.replace(/<link rel="preload"[^>]*>\s*/g, (link) => (link.includes(`href="${base}`) ? '' : link));

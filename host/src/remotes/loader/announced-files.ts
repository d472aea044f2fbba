import type { Release } from '@extranet/shared/registry';

/** The browser itself refuses to run a file whose hash is not the registry's. */
export const scriptOf = (src: string, integrity = ''): HTMLScriptElement =>
  Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });

/**
 * Scripts for the files that the page's HTML has fetched ahead, because they draw it first. The container, once it has run, would
 * open one after the other; what has run by then it does not open, and a script that is on its way it takes for its own. Chunks of webpack
 * and Rspack are pushed to an array of their container; other bundlers have none, and modules are nothing to be run as scripts.
 */
export function announcedFiles({ base, container, entry, assets }: Release): HTMLScriptElement[] {
  if (!(`webpackChunk${container}` in globalThis)) return [];
  const isAnnounced = (file: string) => document.querySelector(`link[rel=preload][href="${base + file}"]`);
  return assets
    .filter(({ file }) => file !== entry && file.endsWith('.js') && isAnnounced(file))
    .map(({ file, integrity }) => {
      const script = scriptOf(new URL(base + file, location.href).href, integrity);
      script.addEventListener('load', () => script.remove());
      return script;
    });
}

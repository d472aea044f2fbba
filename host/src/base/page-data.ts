import type { Registry } from '@extranet/shared/registry';

/** What the server wrote into the page, so that nothing has to be asked for before the first paint. */
export interface PageData {
  registry: Registry;
  /** GET /config's base64 text; absent when the server that sent the page does not know it. */
  config?: string;
  /** The public key of those who release. With it, the page runs only remotes that they signed. */
  releasesKey?: string;
  /** The one site that may frame the portal and sign its user out. */
  backofficeOrigin?: string;
  /** The server keeps traces: its calls are told which click they follow. */
  traces?: boolean;
}

const EMPTY: PageData = { registry: { revision: 0, remotes: [] } };

let read: PageData | undefined;

export function pageData(): PageData {
  read ??= { ...EMPTY, ...parse(document.getElementById('extranet-data')?.textContent) };
  return read;
}

function parse(text: string | null | undefined): Partial<PageData> {
  try {
    return JSON.parse(text ?? '{}') as Partial<PageData>;
  } catch (error) {
    console.error('[page] its data is not JSON', error);
    return {};
  }
}

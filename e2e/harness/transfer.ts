import type { Page } from '@playwright/test';

export interface Transferred {
  url: string;
  /** As transferred, with headers. */
  bytes: number;
  encoding: string;
}

/** Records every script that the page loads, with its size as the network panel shows it. */
export async function measureScripts(page: Page): Promise<() => Transferred[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const known = new Map<string, Omit<Transferred, 'bytes'>>();
  const done: Transferred[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/\.js$/.test(new URL(response.url).pathname)) return;
    known.set(requestId, { url: response.url, encoding: response.headers['content-encoding'] ?? 'none' });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = known.get(requestId);
    if (script) done.push({ ...script, bytes: encodedDataLength });
  });
  return () => done;
}

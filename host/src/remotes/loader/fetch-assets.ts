import type { Release, ReleaseAsset } from '@extranet/shared/registry';
import { LoadFailure } from './failure.ts';
import { SILENCE_MS } from './limits.ts';
import type { Line } from './line.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Fetches the files of a release into the browser's cache, all at once, and checks their hashes, before the federation
 * runtime asks for them. So a remote that hangs or was altered is known early, and the runtime finds its files in the cache
 * instead of fetching one after the other.
 */
export function createAssetFetcher({
  fetch,
  line,
  subtle,
}: Pick<Surroundings, 'fetch' | 'subtle'> & { line: Line }) {
  /** Files never change, so a spoiled one would stay in the browser's cache for a year: it is fetched once past the cache. */
  async function fetchIntact(url: string, integrity: string): Promise<void> {
    if (await fetchAsset(url, integrity, 'default')) return;
    if (!(await fetchAsset(url, integrity, 'reload'))) throw new LoadFailure('integrity', url);
  }

  /** Whether it is what the registry announces. */
  async function fetchAsset(url: string, integrity: string, cache: RequestCache): Promise<boolean> {
    const silence = new AbortController();
    const end = line.listen(SILENCE_MS, () => silence.abort());
    try {
      const answer = await fetch(url, { signal: silence.signal, credentials: 'same-origin', cache });
      line.heard();
      if (!answer.ok) throw new LoadFailure('http', `${answer.status} ${url}`);
      return await isIntact(url, await readAll(answer, line.heard), integrity);
    } catch (error) {
      if (error instanceof LoadFailure) throw error;
      throw new LoadFailure(silence.signal.aborted ? 'timeout' : 'network', url, error);
    } finally {
      end();
    }
  }

  async function isIntact(url: string, bytes: BufferSource, integrity: string): Promise<boolean> {
    // The browser's own check, from its cache.
    if (!subtle) {
      return fetch(url, { integrity, cache: 'force-cache' }).then(
        () => true,
        () => false,
      );
    }
    const digest = new Uint8Array(await subtle.digest('SHA-384', bytes));
    return integrity === `sha384-${btoa(String.fromCharCode(...digest))}`;
  }

  return async (release: Release, assets: ReleaseAsset[]): Promise<void> => {
    await Promise.all(assets.map(({ file, integrity }) => fetchIntact(release.base + file, integrity)));
  };
}

async function readAll(answer: Response, onBytes: () => void): Promise<BufferSource> {
  const parts: BufferSource[] = [];
  const reader = answer.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    onBytes();
    parts.push(value);
  }
  // One piece is the rule. A Blob, which puts more of them together, goes through the browser's process and back.
  const [only] = parts;
  return only && parts.length === 1 ? only : new Blob(parts).arrayBuffer();
}

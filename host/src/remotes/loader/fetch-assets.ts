import type { Release, ReleaseAsset } from '@extranet/shared/registry';
import { LoadFailure } from './failure.ts';
import type { Surroundings } from './surroundings.ts';

/** A server that sends nothing for this long is given up. */
const SILENCE_MS = 3_000;

/**
 * Fetches the files of a release into the browser's cache, all at once, and checks their hashes, before the federation
 * runtime asks for them. So a remote that hangs or was altered is known early, and the runtime finds its files in the cache
 * instead of fetching one after the other.
 */
export function createAssetFetcher({
  fetch,
  clock,
  subtle,
}: Pick<Surroundings, 'fetch' | 'clock' | 'subtle'>) {
  async function fetchAsset(url: string, integrity: string): Promise<void> {
    const silence = new AbortController();
    const startTimer = () => clock.after(SILENCE_MS, () => silence.abort());
    let callOff = startTimer();
    const restartTimer = () => {
      callOff();
      callOff = startTimer();
    };
    try {
      const answer = await fetch(url, { signal: silence.signal, credentials: 'same-origin' });
      restartTimer();
      if (!answer.ok) throw new LoadFailure('http', `${answer.status} ${url}`);
      const bytes = await readAll(answer, restartTimer);
      if (!(await isIntact(url, bytes, integrity))) throw new LoadFailure('integrity', url);
    } catch (error) {
      if (error instanceof LoadFailure) throw error;
      throw new LoadFailure(silence.signal.aborted ? 'timeout' : 'network', url, error);
    } finally {
      callOff();
    }
  }

  async function isIntact(url: string, bytes: ArrayBuffer, integrity: string): Promise<boolean> {
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
    await Promise.all(assets.map(({ file, integrity }) => fetchAsset(release.base + file, integrity)));
  };
}

async function readAll(answer: Response, onBytes: () => void): Promise<ArrayBuffer> {
  const parts: BlobPart[] = [];
  const reader = answer.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    onBytes();
    parts.push(value);
  }
  return new Blob(parts).arrayBuffer();
}

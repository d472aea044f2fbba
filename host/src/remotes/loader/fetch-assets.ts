import type { Release, ReleaseAsset } from '@extranet/shared/registry';
import type { Clock } from './clock.ts';
import { LoadFailure } from './failure.ts';

/** A server that sends nothing for this long is taken for dead. */
const SILENCE_MS = 3_000;

interface Parts {
  fetch: typeof fetch;
  clock: Clock;
  /** Absent on plain http: hashing in the page needs a secure context. */
  subtle: SubtleCrypto | undefined;
}

/**
 * Brings the files of a release into the browser's cache, all at once and checked against their hashes, before
 * the federation runtime is allowed to ask for them: a hung or altered remote is known early, and the runtime
 * finds everything at hand instead of asking for one file after the other.
 */
export function createAssetFetcher({ fetch, clock, subtle }: Parts) {
  async function fetchAsset(url: string, integrity: string): Promise<void> {
    const silence = new AbortController();
    const alarm = () => clock.after(SILENCE_MS, () => silence.abort());
    let callOff = alarm();
    const heard = () => {
      callOff();
      callOff = alarm();
    };
    try {
      const answer = await fetch(url, { signal: silence.signal, credentials: 'same-origin' });
      heard();
      if (!answer.ok) throw new LoadFailure('http', `${answer.status} ${url}`);
      const bytes = await readAll(answer, heard);
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

async function readAll(answer: Response, heard: () => void): Promise<ArrayBuffer> {
  const parts: BlobPart[] = [];
  const reader = answer.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    heard();
    parts.push(value);
  }
  return new Blob(parts).arrayBuffer();
}

import type { Release, ReleaseAsset } from '@extranet/shared/registry';
import { isLoadFailure, loadFailure } from './states.ts';

/** A server that sends nothing for this long is taken for dead. */
const SILENCE_MS = 3_000;

/**
 * Brings the files of a release into the browser's cache, all at once and checked against their hashes, before
 * the federation runtime is allowed to ask for them: a hung or altered remote is known early, and the runtime
 * finds everything at hand instead of asking for one file after the other.
 */
export async function fetchAssets(release: Release, assets: ReleaseAsset[]): Promise<void> {
  await Promise.all(assets.map((asset) => fetchAsset(`${release.base}${asset.file}`, asset.integrity)));
}

async function fetchAsset(url: string, integrity: string): Promise<void> {
  const silence = new AbortController();
  let alarm = setTimeout(() => silence.abort(), SILENCE_MS);
  const heard = () => {
    clearTimeout(alarm);
    alarm = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  try {
    const answer = await fetch(url, { signal: silence.signal, credentials: 'same-origin' });
    heard();
    if (!answer.ok) throw loadFailure('http', `${answer.status} ${url}`);
    const bytes = await readAll(answer, heard);
    if (!(await isIntact(url, bytes, integrity))) throw loadFailure('integrity', url);
  } catch (error) {
    if (isLoadFailure(error)) throw error;
    throw loadFailure(silence.signal.aborted ? 'timeout' : 'network', url, error);
  } finally {
    clearTimeout(alarm);
  }
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

async function isIntact(url: string, bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  // Hashing in the page needs a secure context; on plain http the browser's own check does it, from its cache.
  if (!globalThis.crypto?.subtle) {
    return fetch(url, { integrity, cache: 'force-cache' }).then(
      () => true,
      () => false,
    );
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return integrity === `sha384-${btoa(String.fromCharCode(...digest))}`;
}

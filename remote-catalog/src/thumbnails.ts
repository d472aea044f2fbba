import { fetchPicture } from './files.ts';

/** As in files.ts, for the small place that a row has (C7.13). */
const WIDTH = '100';
/** A picture that the back office turns is seen turned soon after. */
const KEPT_MS = 5 * 60_000;
const KEPT_AT_MOST = 100;

interface Kept {
  picture: Promise<Blob>;
  until: number;
}

const kept = new Map<string, Kept>();

/** The same kits come back at each letter of a search: their pictures are not asked for again. */
export function fetchThumbnail(path: string): Promise<Blob> {
  const known = kept.get(path);
  if (known && Date.now() < known.until) return known.picture;
  const picture = fetchPicture(path, WIDTH);
  kept.delete(path);
  kept.set(path, { picture, until: Date.now() + KEPT_MS });
  const [oldest] = kept.keys();
  if (kept.size > KEPT_AT_MOST && oldest !== undefined) kept.delete(oldest);
  picture.catch(() => {
    if (kept.get(path)?.picture === picture) kept.delete(path);
  });
  return picture;
}

export const forgetThumbnails = (): void => kept.clear();

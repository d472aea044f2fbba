import type { FilesTable } from '../db/schema/faq-files.ts';

type Keyed = Pick<FilesTable, 'id' | 'sha256'>;

/** A few widths only, so that nobody makes the server render a thousand sizes of one picture. */
const WIDTHS = [100, 200, 400, 800, 1600];
const THUMBNAIL = /\.w\d+$/;

export function thumbnailWidth(asked: number): number {
  return WIDTHS.find((width) => width >= asked) ?? 1600;
}

/** New contents get a new key, so that a reader never gets half of a change. */
export function keyOf({ id, sha256 }: Keyed): string {
  return `${id}.${sha256.slice(0, 24)}`;
}

/** The key depends on the contents, not only on the file: a turned picture has other thumbnails. */
export const thumbnailKey = (file: Keyed, width: number): string => `${keyOf(file)}.w${width}`;

/** Thumbnails can be made again, so they are neither backed up nor copied to another store. */
export const isThumbnailKey = (key: string): boolean => THUMBNAIL.test(key);

/** All keys that may exist in the store for these contents. */
export function allKeysOf(file: Keyed & Pick<FilesTable, 'mimetype'>): string[] {
  const thumbnails = file.mimetype.startsWith('image/') ? WIDTHS : [];
  return [keyOf(file), ...thumbnails.map((width) => thumbnailKey(file, width))];
}

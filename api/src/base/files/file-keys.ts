import type { FilesTable } from '../db/schema/faq-files.ts';

type Keyed = Pick<FilesTable, 'id' | 'sha256'>;

/** A few widths only, so that nobody makes the server draw a thousand sizes of one picture. */
const WIDTHS = [100, 200, 400, 800, 1600];
const THUMBNAIL = /\.w\d+$/;

export function thumbnailWidth(asked: number): number {
  return WIDTHS.find((width) => width >= asked) ?? 1600;
}

/** New contents get a new key, so that nobody ever reads half of a change. */
export function keyOf({ id, sha256 }: Keyed): string {
  return `${id}.${sha256.slice(0, 24)}`;
}

/** Of these contents, not of the file: a turned picture has other thumbnails. */
export const thumbnailKey = (file: Keyed, width: number): string => `${keyOf(file)}.w${width}`;

/** What can be made again from the rest: it is neither backed up nor carried over. */
export const isThumbnailKey = (key: string): boolean => THUMBNAIL.test(key);

/** Of these contents, everything that may lie in the store. */
export function allKeysOf(file: Keyed & Pick<FilesTable, 'mimetype'>): string[] {
  const thumbnails = file.mimetype.startsWith('image/') ? WIDTHS : [];
  return [keyOf(file), ...thumbnails.map((width) => thumbnailKey(file, width))];
}

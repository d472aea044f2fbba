const MARKS = /\p{M}/gu;
const SEPARATORS = /[\s\-._/\\]+/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

function fold(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toUpperCase();
}

/** 'fa-00.001' and 'FA 00001' are one reference. */
export function normaliseRef(text: string): string {
  return fold(text).replace(SEPARATORS, '');
}

/** Upper case, no accents, words parted by one blank: how names and texts are searched and sorted. */
export function normaliseText(text: string): string {
  return fold(text).replace(NOT_WORD, ' ').trim();
}

export function wordsOf(text: string): string[] {
  const normalised = normaliseText(text);
  return normalised ? normalised.split(' ') : [];
}

export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** The first text that no longer starts with the prefix, in byte order: a prefix search as a range an index can use. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}

export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** The first text, in byte order, after all that start with the prefix: makes a prefix search a range that an index serves. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}

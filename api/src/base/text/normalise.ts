export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** The first text that no longer starts with the prefix, in byte order: a prefix search as a range an index can use. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The question without these words, in whatever spacing they stand there; undefined where they do not. */
export function withoutWords(question: string, words: string): string | undefined {
  const between = String.raw`[^\p{L}\p{N}]+`;
  const own = (words.normalize('NFKC').match(WORD) ?? []).join(between);
  const found =
    own && new RegExp(`(?<![\\p{L}\\p{N}])${own}(?![\\p{L}\\p{N}])`, 'iu').exec(question.normalize('NFKC'));
  if (!found) return undefined;
  const text = question.normalize('NFKC');
  const rest = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return rest
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

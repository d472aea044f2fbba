/** U+202F before ; ! ? and inside numbers, U+00A0 before : and €, and inside guillemets (D1). */
const NARROW = '\u202f';
const FIXED = '\u00a0';

/** Only punctuation after a space or at the end of a word is changed, so that URLs and times keep their colon. */
export function french(text: string): string {
  return text
    .replace(/[ \u00a0\u202f]+([;!?]+)/g, `${NARROW}$1`)
    .replace(/[ \u00a0\u202f]+(:)/g, `${FIXED}$1`)
    .replace(/[ \u00a0\u202f]+(€|%)/g, `${FIXED}$1`)
    .replace(/«[ \u00a0\u202f]*/g, `«${FIXED}`)
    .replace(/[ \u00a0\u202f]*»/g, `${FIXED}»`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW)
    .replace(/(?<=\d) (?=(?:kg|mm|km|h)\b)/g, FIXED)
    .replace(/(?<=\w)'(?=\p{L})/gu, '’');
}

/** 0 and 1 are singular in French. */
export const plural = (count: number, one: string, many = `${one}s`) => (Math.abs(count) < 2 ? one : many);

/** Cut at a word, never in the middle of a character (an emoji is one). */
export function excerpt(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length).join('');
  const word = cut.lastIndexOf(' ');
  return `${(word > length * 0.6 ? cut.slice(0, word) : cut).trimEnd()}…`;
}

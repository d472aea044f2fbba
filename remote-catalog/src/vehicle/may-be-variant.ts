/**
 * Whether a text that nobody knows looks more like a piece of line D.2 than like a name: 'LPBHYB', 'M10DDAHD'. Too many models
 * are called alike to read it so before the models were asked.
 */
export function mayBeVariant(text: string): boolean {
  const key = text.trim().toUpperCase();
  if (!/^[A-Z0-9][A-Z0-9/*-]{5,}$/.test(key)) return false;
  const isMixed = (key.match(/[A-Z]+|\d+/g)?.length ?? 0) > 2;
  return isMixed || !/[AEIOU]/.test(key);
}

import type { PriceLine } from './price-lines.ts';

/** What follows from a line alone is reckoned once: an edited line is another object, and the other hundred thousand are not. */
export function perLine<T>(reckon: (line: PriceLine) => T): (line: PriceLine) => T {
  const known = new WeakMap<PriceLine, { readonly value: T }>();
  return (line) => {
    const found = known.get(line) ?? { value: reckon(line) };
    known.set(line, found);
    return found.value;
  };
}

/** What follows from a line alone is reckoned once: an edited line is another object, and the other hundred thousand are not. */
export function perLine<Line extends object, T>(reckon: (line: Line) => T): (line: Line) => T {
  const known = new WeakMap<Line, { readonly value: T }>();
  return (line) => {
    const found = known.get(line) ?? { value: reckon(line) };
    known.set(line, found);
    return found.value;
  };
}

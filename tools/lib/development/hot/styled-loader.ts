const STYLED = /^(?:export )?const ([A-Z]\w*) = styled\b/gm;

/**
 * A loader of the bundler, before the compiler: names the styled components of a file to React Refresh. The compiler names only those
 * that it sees used outside of a prop; of the others React would throw away what is inside them, typed text too.
 */
export default function nameStyled(source: string): string {
  const names = [...source.matchAll(STYLED)].map(([, name]) => name);
  return source + names.map((name) => `\n$RefreshReg$(${name}, '${name}');`).join('');
}

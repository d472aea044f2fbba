import type { Release, ShellFacts } from '../contracts/registry.ts';

/** Whether a version is within a range, such as '1.5.0' in '^1.2.0'. Handed in: page and tools each have a library for it. */
export type Satisfies = (version: string, range: string) => boolean;

/** What a release needs and the shell does not provide, as texts. Empty when the release can run in the shell. */
export function missingIn(
  shell: Pick<ShellFacts, 'contract' | 'provides'>,
  { contract, needs }: Pick<Release, 'contract' | 'needs'>,
  satisfies: Satisfies,
): string[] {
  const missing = Object.entries(needs).flatMap(([key, range]) => {
    const provided = shell.provides[key] ?? shell.provides[key.replace(/\/.*$/, '/')];
    if (provided && satisfies(provided, range)) return [];
    return `${key} ${range} (the shell has ${provided ?? 'none'})`;
  });
  return contract === shell.contract
    ? missing
    : [`contract ${contract} (the shell speaks ${shell.contract})`, ...missing];
}

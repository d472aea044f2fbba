/** One change of what is live. Lines are only added. */
export interface JournalLine {
  readonly at: string;
  /** Who ran the command, or 'server'. */
  readonly by: string;
  /** The commit of the checkout that it ran in; with '+' when files had changed since. */
  readonly commit?: string;
  readonly action:
    | 'start'
    | 'release'
    | 'canary'
    | 'step'
    | 'promotion'
    | 'carry'
    | 'rollback'
    | 'withdrawal'
    | 'epoch';
  /** A remote's id, or 'host' for the shell. */
  readonly remote: string;
  /** What is live from now on; for a canary, what some accounts get. */
  readonly release: string;
  /** What it replaces. */
  readonly before?: string;
  readonly reason?: string;
  /** The store that it was carried from, byte for byte. */
  readonly from?: string;
}

/** Some years of releases; older lines go, because the server reads the registry whole. */
const LINES_MAX = 2_000;

export const withLine = <R extends { journal?: JournalLine[] }>(registry: R, line: JournalLine): R => ({
  ...registry,
  journal: [...(registry.journal ?? []), line].slice(-LINES_MAX),
});

type Journal = readonly JournalLine[] | undefined;

const linesOf = (journal: Journal, remote: string) =>
  (journal ?? []).filter((line) => line.remote === remote);

/** Releases that were taken back or withdrawn, and not released again since: they never stand in for another. */
export function takenBack(journal: Journal, remote: string): Set<string> {
  const found = new Set<string>();
  for (const { action, release, before } of linesOf(journal, remote)) {
    const isReturn = action === 'rollback' || action === 'withdrawal';
    if (isReturn && before) found.add(before);
    if (action !== 'withdrawal') found.delete(release);
  }
  return found;
}

/** Lines of what only some accounts got, or of what was taken out. */
const NOT_LIVE: readonly JournalLine['action'][] = ['canary', 'step', 'withdrawal', 'epoch'];

/** What was live for everybody and was not taken back, latest first, without what is live now. */
export function soundBefore(journal: Journal, remote: string, live: string): string[] {
  const bad = takenBack(journal, remote);
  const lived = linesOf(journal, remote)
    .filter(({ action }) => !NOT_LIVE.includes(action))
    .flatMap(({ release, before }) => (before ? [before, release] : [release]))
    .reverse();
  return [...new Set(lived)].filter((id) => id !== live && !bad.has(id));
}

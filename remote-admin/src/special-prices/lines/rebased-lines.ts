import { EDITED, isEdited, type PriceLine, readPrice, TERMS } from './price-lines.ts';
import { keyOf } from './replaced-lines.ts';

export interface Edits {
  /** The lines as they were edited. */
  mine: readonly PriceLine[];
  /** What they were edited from. */
  base: readonly PriceLine[];
}

/** A line that was edited here, and changed or removed by somebody else meanwhile. */
export interface Clash {
  /** As the other one left it; null where it was removed. */
  theirs: PriceLine | null;
}

/** A line that somebody else changed, added or removed since it was seen here. */
export interface Change {
  before: PriceLine | undefined;
  after: PriceLine | undefined;
}

export interface Rebased {
  lines: readonly PriceLine[];
  clashes: ReadonlyMap<string, Clash>;
  changes: readonly Change[];
}

/** A list that was read again, with what was edited before: nobody types ten prices twice because somebody else changed one. */
export function rebased(fresh: readonly PriceLine[], { mine, base }: Edits): Rebased {
  const seen = new Map(base.map((line) => [line.key, line]));
  const edited = new Map(
    mine.filter((line) => isEdited(line, seen.get(line.key))).map((line) => [keyOf(line), line]),
  );
  const clashes = new Map<string, Clash>();
  if (edited.size === 0) return { lines: fresh, clashes, changes: [] };
  const standing = fresh.map((line): PriceLine => {
    const own = edited.get(keyOf(line));
    if (!own) return line;
    edited.delete(keyOf(line));
    const was = seen.get(own.key);
    if (isClash(own, was, line)) clashes.set(line.key, { theirs: line });
    return withEdits(line, own, was);
  });
  // A new line, or one that somebody else has removed meanwhile: it is added.
  const added = [...edited.values()]
    .filter(({ spStatus }) => spStatus === 'active')
    .map((line): PriceLine => {
      const { stood: _, ...own } = line;
      const key = `new ${keyOf(line)}`;
      if (!seen.has(line.key)) return { ...own, key, spId: undefined };
      clashes.set(key, { theirs: null });
      // All of it was removed, days and steps included.
      return { ...own, key, spId: undefined, termsTouched: true };
    });
  return { lines: [...added, ...standing], clashes, changes: changesBetween(base, fresh) };
}

type Field = (typeof EDITED)[number];

/** '98,7' and '98,70' are one price. */
function isSameField(field: Field, one: PriceLine, other: PriceLine): boolean {
  if (one[field] === other[field]) return true;
  if (field !== 'price') return false;
  const [left, right] = [readPrice(one.price), readPrice(other.price)];
  return 'amount' in left && 'amount' in right && left.amount === right.amount;
}

const differing = (one: PriceLine, other: PriceLine) =>
  EDITED.filter((field) => !isSameField(field, one, other));

/** What was changed here; of a new line all that was said of it. */
const editsOf = (own: PriceLine, was: PriceLine | undefined): readonly Field[] =>
  was ? EDITED.filter((field) => own[field] !== was[field]) : EDITED.filter((field) => own[field] !== '');

/** Only what was edited: a price that somebody else changed is not put back with the days that were set here. */
function withEdits(line: PriceLine, own: PriceLine, was: PriceLine | undefined): PriceLine {
  const fields = editsOf(own, was);
  const edits = Object.fromEntries(fields.map((field) => [field, own[field]])) as Partial<PriceLine>;
  const touched = TERMS.some((term) => fields.includes(term));
  return {
    ...line,
    ...edits,
    agreed: [...line.agreed, ...own.agreed],
    agreedSteps: [...(line.agreedSteps ?? []), ...(own.agreedSteps ?? [])],
    ...(touched && { termsTouched: true }),
  };
}

/** Both changed the same, and not alike; or one removed what the other changed. */
function isClash(own: PriceLine, was: PriceLine | undefined, theirs: PriceLine): boolean {
  const changed = was ? differing(was, theirs) : EDITED;
  if (own.spStatus === 'removed') return changed.length > 0;
  return editsOf(own, was).some((field) => changed.includes(field) && !isSameField(field, own, theirs));
}

function changesBetween(base: readonly PriceLine[], fresh: readonly PriceLine[]): Change[] {
  const gone = new Map(base.map((line) => [keyOf(line), line]));
  const changes = fresh.flatMap((after): Change[] => {
    const before = gone.get(keyOf(after));
    gone.delete(keyOf(after));
    return before && differing(before, after).length === 0 ? [] : [{ before, after }];
  });
  return [...changes, ...[...gone.values()].map((before): Change => ({ before, after: undefined }))];
}

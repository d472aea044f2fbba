import type { SpecialPrice } from '@extranet/shared/contracts';
import { useMemo, useState } from 'react';
import { isDirty, linesOf, type PriceLine } from './lines/price-lines.ts';
import { withReplaced } from './lines/replaced-lines.ts';
import type { LastSave } from './special-prices.slice.ts';

interface Version {
  readonly lines: readonly PriceLine[];
  /** How many saved lines are in it: further slices stand behind them. */
  readonly of: number;
}

/** The field that is being typed in. */
export interface Cell {
  readonly key: string;
  readonly field: string;
}

interface Edited extends Version {
  readonly reading: number;
  /** What the list was before each change: unchanged lines are the same objects, so that a hundred of them cost little. */
  readonly earlier: readonly Version[];
  /** What is typed into one cell is one change, until the cell is left. */
  readonly cell?: Cell | undefined;
  /** The last save itself was taken back, or the list was read again: there is nothing before it. */
  readonly beyondSave?: boolean | undefined;
  /** The last save was taken back, and that has to be saved itself. */
  readonly putBack?: boolean;
}

const UNDONE_MAX = 100;
/** Of a list of a hundred thousand lines only the last twenty changes are kept. */
const KEPT_LINES_MAX = 2_000_000;

/** The lines as they are edited. Edits belong to the reading that they were made on: another one discards them. */
export function useEditedLines(
  slices: readonly (readonly SpecialPrice[])[],
  reading: number,
  lastSave: LastSave | null,
) {
  const saved = useMemo(() => slices.flatMap(linesOfSlice), [slices]);
  const [kept, setEdited] = useState<Edited | null>(null);
  const edited = kept?.reading === reading ? kept : null;
  const lines = useMemo(() => (edited ? withRest(edited, saved) : saved), [edited, saved]);
  const earlier = edited?.earlier ?? [];
  const before = earlier.at(-1);
  const steps = Math.min(UNDONE_MAX, Math.ceil(KEPT_LINES_MAX / (lines.length + 1)));
  const of = saved.length;
  return {
    saved,
    lines,
    cell: edited?.cell,
    putBack: edited?.putBack ?? false,
    onLines: (next: readonly PriceLine[], cell?: Cell) =>
      setEdited({
        ...edited,
        ...{ reading, of, cell, lines: next },
        earlier: isSameCell(cell, edited?.cell) ? earlier : [...earlier, { lines, of }].slice(-steps),
      }),
    /** What was typed is whole; typed back to what it was, it is no change. */
    leaveCell: () => setEdited((now) => (now?.cell ? left(now) : now)),
    /** Edits of another reading, over this one. They are not undone with one click. */
    carry: (next: readonly PriceLine[]) =>
      setEdited({ reading, of, lines: next, earlier: [], beyondSave: true }),
    undo: before
      ? () => setEdited({ ...edited, reading, ...before, cell: undefined, earlier: earlier.slice(0, -1) })
      : null,
    /** What the last save replaced, as an edit of its own; null where nothing was saved, or it was taken back already. */
    undoSave:
      lastSave && !before && !edited?.beyondSave
        ? () =>
            setEdited({
              ...{ reading, of, earlier: [], beyondSave: true, putBack: true },
              lines: withReplaced(saved, lastSave),
            })
        : null,
  };
}

const isSameCell = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one !== undefined && one.key === other?.key && one.field === other.field;

function left(now: Edited): Edited {
  const before = now.earlier.at(-1);
  const same = before && before.of === now.of && !isDirty(now.lines, before.lines);
  return same
    ? { ...now, ...before, cell: undefined, earlier: now.earlier.slice(0, -1) }
    : { ...now, cell: undefined };
}

const withRest = ({ lines, of }: Version, saved: readonly PriceLine[]): readonly PriceLine[] =>
  of < saved.length ? [...lines, ...saved.slice(of)] : lines;

const known = new WeakMap<readonly SpecialPrice[], PriceLine[]>();

/** Slices come one after the other, and none is made into lines again. */
function linesOfSlice(slice: readonly SpecialPrice[]): PriceLine[] {
  const lines = known.get(slice) ?? linesOf(slice);
  known.set(slice, lines);
  return lines;
}

import type { SpecialPrice } from '@extranet/shared/contracts';
import { useMemo, useState } from 'react';
import { linesOf, type PriceLine } from './price-lines.ts';
import { withReplaced } from './replaced-lines.ts';
import type { LastSave } from './special-prices.slice.ts';

interface Version {
  readonly lines: readonly PriceLine[];
  /** How many saved lines are in it: further slices stand behind them. */
  readonly of: number;
}

interface Edited extends Version {
  readonly reading: number;
  /** What the list was before each change: unchanged lines are the same objects, so that a hundred of them cost little. */
  readonly earlier: readonly Version[];
  /** The last save itself was taken back: there is nothing before it. */
  readonly beyondSave?: boolean;
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
  return {
    saved,
    lines,
    onLines: (next: readonly PriceLine[]) =>
      setEdited({
        ...edited,
        reading,
        lines: next,
        of: saved.length,
        earlier: [...earlier, { lines, of: saved.length }].slice(-steps),
      }),
    undo: before ? () => setEdited({ ...edited, reading, ...before, earlier: earlier.slice(0, -1) }) : null,
    /** What the last save replaced, as an edit of its own; null where nothing was saved, or it was taken back already. */
    undoSave:
      lastSave && !before && !edited?.beyondSave
        ? () =>
            setEdited({
              reading,
              lines: withReplaced(saved, lastSave),
              of: saved.length,
              earlier: [],
              beyondSave: true,
            })
        : null,
  };
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

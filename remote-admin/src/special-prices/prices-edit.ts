import type { Refusal } from '@extranet/shared/http';
import type { PriceJump } from './lines/price-jumps.ts';
import type { PriceLine } from './lines/price-lines.ts';
import type { PriceProblems } from './lines/price-problems.ts';
import type { Change, Clash } from './lines/rebased-lines.ts';
import type { Cell } from './useEditedLines.ts';

type Status = 'empty' | 'pending' | 'success' | 'error';

/** A list of special prices that is being edited, and all that is said about it. */
export interface PricesEdit {
  status: Status;
  saving: Status;
  refusal: Refusal | null;
  lines: readonly PriceLine[];
  /** Of a long list more lines are still to come: what is for all of them has to wait. Null once all are there. */
  rest: {
    readonly loaded: number;
    readonly total: number;
    readonly failed: boolean;
    readonly retry: () => void;
  } | null;
  /** What is typed into one cell is one change, until the cell is left. */
  onLines: (lines: readonly PriceLine[], cell?: Cell) => void;
  leaveCell: () => void;
  /** Takes back the last change of the list; null when there is none. */
  undo: (() => void) | null;
  /** Puts back, unsaved, what the last save replaced; null when there is none, or something was edited since. */
  undoSave: (() => void) | null;
  /** How many prices differ from what is saved since the last save was taken back; 0 where it was not. */
  putBack: number;
  /** How many prices the last save changed. */
  savedCount: number;
  /** Without what is wrong in the cell that is being typed in, until the first attempt to save. */
  problems: PriceProblems;
  /** Saving was tried, or prices were pasted that cannot be saved: the problems are counted and named. */
  tried: boolean;
  check: () => void;
  /** Grows with each attempt to save that ended at a problem. */
  missed: number;
  /** Lines that were edited here and by somebody else, since the list was read again. */
  clashes: ReadonlyMap<string, Clash>;
  /** What somebody else changed until the list was read again; null where it was not. */
  changes: readonly Change[] | null;
  onChangesSeen: () => void;
  /** Prices that are asked about before they are saved. */
  jumps: readonly PriceJump[];
  onJumpsMeant: () => void;
  onJumpsLeft: () => void;
  /** A line that was begun and not added: it is neither saved nor lost without a word. */
  begun: boolean;
  onBegun: (begun: boolean) => void;
  /** Prices that were pasted and not taken over yet: no save leaves them behind without a word. */
  pasted: boolean;
  onPasted: (pasted: boolean) => void;
  /** Saving was tried with pasted prices that wait. */
  pastedLeft: boolean;
  /** Saving was tried with such a line. */
  unfinished: boolean;
  /** Saving was tried with more changes than are saved at once. */
  tooMany: boolean;
  dirty: boolean;
  save: () => void;
  /** Forgets what is unsaved. */
  drop: () => void;
  reload: () => void;
}

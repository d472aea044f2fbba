import type { ImportKind, ImportLineState, ImportStatus } from '@extranet/shared/contracts';

/** One file: looked at, perhaps applied or planned for later, perhaps taken back. */
export interface ImportsTable {
  id: string;
  kind: ImportKind;
  status: ImportStatus;
  admin_id: string | null;
  admin_name: string;
  file_name: string;
  /** JSON of ImportSummary. */
  summary: string;
  /** JSON list: what an application or an undoing left as it was. */
  left_out: string;
  created_at: string;
  /** When a planned one is applied. */
  run_at: string | null;
  applied_at: string | null;
  undone_at: string | null;
}

/**
 * One line of a file and what it means for one object (a product; the price of a customer and a reference; a customer; the
 * vehicles of a product). What the file has no value for is null after. Prices, quantities and codes have columns of their own, so
 * that a hundred thousand lines are applied by one statement; the rest is text (a place; JSON).
 */
export interface ImportResultsTable {
  import_id: string;
  line: number;
  /** '' for a line that means nothing known. */
  object_id: string;
  ref: string;
  state: ImportLineState;
  reason: string;
  before_cents: number | null;
  after_cents: number | null;
  before_qty: number | null;
  after_qty: number | null;
  before_code: string | null;
  after_code: string | null;
  before_text: string | null;
  after_text: string | null;
  /** How much the price rises or falls, in whole percents; null where it stays. */
  percent: number | null;
  /** Whose price it is, or which customer. */
  user_id: string | null;
  /** What they would pay without a price of their own. */
  base_cents: number | null;
  before_from: string | null;
  after_from: string | null;
  before_to: string | null;
  after_to: string | null;
  before_steps: string | null;
  after_steps: string | null;
  /** 1: can be ordered before and no more after. */
  stops: number;
  /** When it was changed by somebody else before the file was applied, or undone: it stays as it is. */
  left_alone: 'apply' | 'undo' | null;
  /** 1: the file says a negative quantity, which is stored as 0. */
  negative: number;
}

/** Prices and quantities that somebody changed in a product's form. */
export interface ProductChangesTable {
  id: string;
  product_id: string;
  at: string;
  by_name: string;
  before_cents: number | null;
  after_cents: number;
  before_qty: number | null;
  after_qty: number | null;
}

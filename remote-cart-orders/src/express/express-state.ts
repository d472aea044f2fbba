import type { ProductRow, Replacement } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import type { TypedQuantity } from '@extranet/shared/rules';
import type { Offers } from '../offers.ts';

export interface ExpressEntry {
  ref: string;
  qty: number;
}

export interface ExpressLine {
  ref: string;
  /** As it was typed, where that was read as this reference: 'FA-0013'. */
  written?: string;
  /** A string is invalid input, which is ordered only once it is corrected. */
  qty: TypedQuantity;
  /** null when several products share the reference: the customer chooses in the cart. */
  product: ProductRow | null;
}

/** What a reload keeps of a line. */
export type KeptLine = Pick<ExpressLine, 'ref' | 'qty'>;

export interface MissedEntry {
  /** As it was scanned or typed. */
  ref: string;
  qty: number;
  failure: Refusal;
}

export interface ExpressState {
  suggestions: string[];
  /** The products of suggested references, to show what each is. */
  described: Record<string, ProductRow>;
  searching: boolean;
  /** Nobody has answered what begins so: that there is none is not known. */
  unanswered: boolean;
  lines: ExpressLine[];
  offers: Offers;
  /** What was sent and has no answer yet, in its order: a scanner does not wait for one. */
  waiting: ExpressEntry[];
  /** What was sent last; null once something else is begun in the field. */
  sent: ExpressEntry | null;
  /** Grows with every accepted line that the field still shows: the fields are then emptied. */
  accepted: number;
  ordering: boolean;
  /** The line to whose pieces those of the last accepted one were added. */
  summed: ExpressEntry | null;
  /** Grows with every express order added to the cart. */
  ordered: number;
  /** About what the field shows, or about the whole order. */
  failure: Refusal | null;
  /** Refused, and something else was begun in the field, which cannot say it any more. */
  missed: MissedEntry[];
  /** The product of the last reference that cannot be ordered: its sheet has what replaces it. */
  stuck: ProductRow | null;
  /** What replaces the last reference that cannot be ordered. */
  replaced: Replacement | null;
  /** What the last reference, which nobody knows, is most like. */
  near: readonly ProductRow[];
}

export const initialState: ExpressState = {
  suggestions: [],
  described: {},
  searching: false,
  unanswered: false,
  lines: [],
  offers: {},
  waiting: [],
  sent: null,
  accepted: 0,
  summed: null,
  ordering: false,
  ordered: 0,
  failure: null,
  missed: [],
  stuck: null,
  replaced: null,
  near: [],
};

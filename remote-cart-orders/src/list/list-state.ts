import type { ProductRow } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import type { Offers } from '../offers.ts';
import type { ListLine } from './lines.ts';

/** A pasted or dropped list: nothing is added to the cart before it is confirmed. */
export interface ListState {
  status: 'empty' | 'pending' | 'success' | 'error';
  /** What stands in the field. */
  text: string;
  lines: ListLine[];
  /** What is most like unknown lines that came into view, by the line's key. */
  near: Record<string, readonly string[]>;
  /** Unknown lines in view for which it was not asked yet. */
  nearless: readonly string[];
  /** Suggestions in view whose products are not known yet. */
  undescribed: string[];
  /** The products of suggestions, to show what each is; null for a reference that several share or none has. */
  described: Record<string, ProductRow | null>;
  /** Price and availability of the pieces that are asked for, by product. */
  offers: Offers;
  failure: Refusal | null;
  adding: 'empty' | 'pending' | 'success' | 'error';
  addFailure: Refusal | null;
  /** Why a retyped line or a proposal could not be looked up, until one can. */
  checkFailure: Refusal | null;
  /** How many lines were added to the cart. */
  added: number;
  /** The page was left with these lines in it, and is opened again: whoever comes back looks for an empty field. */
  returned: boolean;
  /** The list that was left to begin anew, until another one is read: it can be brought back. */
  former: Pick<ListState, 'text' | 'lines' | 'offers'> | null;
}

export const initialState: ListState = {
  status: 'empty',
  text: '',
  lines: [],
  near: {},
  nearless: [],
  undescribed: [],
  described: {},
  offers: {},
  failure: null,
  adding: 'empty',
  addFailure: null,
  checkFailure: null,
  added: 0,
  returned: false,
  former: null,
};

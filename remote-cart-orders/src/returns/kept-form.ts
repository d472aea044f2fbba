import type { Return } from '@extranet/shared/contracts';
import { isQuantity, type TypedQuantity } from '@extranet/shared/rules';
import { RETURN_REASONS } from '@extranet/shared/rules/order';

/** What is filled in before a return is asked for. */
export interface ReturnForm {
  /** Pieces by line; null while nobody has chosen. */
  chosen: Readonly<Record<string, TypedQuantity>> | null;
  reason: Return['reason'] | '';
  text: string;
}

export const noForm: ReturnForm = { chosen: null, reason: '', text: '' };

export interface KeptReturn {
  /** A form that was sent without an answer asks once, also after a reload. */
  key: string;
  form: ReturnForm;
  hadPhotos: boolean;
}

/** By order: each has a form of its own. */
export type KeptReturns = Readonly<Record<string, KeptReturn>>;

/** What a tab has kept may be of another release, or not ours at all. */
export function readKept(value: unknown): KeptReturns {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, KeptReturn] => isKept(entry[1])),
  );
}

function isKept(value: unknown): value is KeptReturn {
  const { key, form, hadPhotos } = (value ?? {}) as Partial<KeptReturn>;
  return typeof key === 'string' && typeof hadPhotos === 'boolean' && isForm(form);
}

function isForm(value: unknown): value is ReturnForm {
  const { chosen, reason, text } = (value ?? {}) as Partial<ReturnForm>;
  const isReason = reason === '' || RETURN_REASONS.some((known) => known === reason);
  return isReason && typeof text === 'string' && isChosen(chosen);
}

function isChosen(value: unknown): value is ReturnForm['chosen'] {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  return Object.values(value).every((quantity) => typeof quantity === 'string' || isQuantity(quantity));
}

import type { ReturnReason, ReturnState } from '@extranet/shared/rules/order';

export interface ReturnsTable {
  id: string;
  /** 'RET-2026-000123-1': its order's number, and which of its returns it is. */
  ref: string;
  ref_norm: string;
  order_id: string;
  /** The form's, so that a form that is sent twice asks once. */
  form_key: string;
  reason: ReturnReason;
  /** What the customer wrote; may be empty. */
  words: string;
  state: ReturnState;
  /** Increases with every step, so that two clerks do not decide differently. */
  version: number;
  asked_at: string;
}

export interface ReturnLinesTable {
  return_id: string;
  item_id: string;
  quantity: number;
}

export interface ReturnPhotosTable {
  return_id: string;
  position: number;
  file_id: string;
}

export interface ReturnEventsTable {
  id: string;
  return_id: string;
  /** The return's version afterwards. */
  version: number;
  at: string;
  state: ReturnState;
  actor_kind: 'customer' | 'office';
  actor: string;
  note: string;
}

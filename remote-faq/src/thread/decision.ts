import type { FaqPostStatus } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';

/** A moderator's decision on a post: shown at once, undone when the server refuses it. */
export interface Decision {
  before: FaqPostStatus;
  /** 'changed': somebody was faster, and it has to be read again first. 'withdrawn': there is nothing left to decide on. */
  status: 'pending' | 'success' | 'error' | 'changed' | 'withdrawn';
  refusal?: Refusal;
}

const OVERTAKEN: Readonly<Record<number, Decision['status']>> = { 404: 'withdrawn', 409: 'changed' };

export const refused = (before: FaqPostStatus, refusal: Refusal): Decision => ({
  before,
  status: OVERTAKEN[refusal.status] ?? 'error',
  refusal,
});

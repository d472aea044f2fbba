import type { FaqPostStatus } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';

/** A moderator's decision on a post: shown at once, undone when the server refuses it. */
export interface Decision {
  before: FaqPostStatus;
  status: 'pending' | 'success' | 'error';
  refusal?: Refusal;
}

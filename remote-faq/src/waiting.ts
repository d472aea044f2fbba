import type { FaqModeration } from '@extranet/shared/contracts';
import { remoteSelector } from '@extranet/shared/store';

/** What waits for a moderator: the badge counts it, the list and a thread lead to it. */
export const useWaiting = remoteSelector<{ moderation: FaqModeration }>('faq');

import type { FaqModeration } from '@extranet/shared/contracts';
import { remoteSelector } from '@extranet/shared/store';

/** The contributions that wait for moderation, for the badge, the list and a thread. */
export const useWaiting = remoteSelector<{ moderation: FaqModeration }>('faq');

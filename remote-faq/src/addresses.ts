export const LIST = '/faq';

/** The moderators' queue is the list, narrowed to the threads that wait. */
export const WAITING = 'a-valider';
export const WAITING_ONLY = `${LIST}?statut=${WAITING}`;

export const threadAddress = (ref: string): string => `${LIST}/${encodeURIComponent(ref)}`;

export const LIST = '/faq';

/** The moderators' queue is the list filtered to threads that wait for moderation. */
export const WAITING = 'a-valider';
export const WAITING_ONLY = `${LIST}?statut=${WAITING}`;

/** The threads in which the reader wrote. */
export const MINE = 'les-miennes';
export const MINE_ONLY = `${LIST}?statut=${MINE}`;

export const threadAddress = (ref: string): string => `${LIST}/${encodeURIComponent(ref)}`;

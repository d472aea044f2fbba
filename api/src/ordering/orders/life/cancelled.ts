/** The detail of an event: that of whole lines is 'annulee'; as soon as some pieces of a line stay, lines and pieces are named. */
export const CANCELLED_IN_PART = 'annulee_en_partie';

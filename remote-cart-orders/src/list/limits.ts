/** Longer lists are refused; a cart takes only 500 lines anyway. */
export const ROWS_MAX = 5_000;

export const TOO_LONG = 'list.tooLong';
export const UNREADABLE = 'list.unreadable';
/** The name under which a tab keeps the list. */
export const KEPT_LIST = 'list' as const;

/** Beyond this nobody pastes an order; a cart takes 500 lines. */
export const ROWS_MAX = 5_000;

export const TOO_LONG = 'list.tooLong';
export const UNREADABLE = 'list.unreadable';

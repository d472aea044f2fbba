/** The limit of every password field; the configured rules may set a lower one. */
export const LONGEST_PASSWORD = 256;

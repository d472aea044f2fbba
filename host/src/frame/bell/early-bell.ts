/** One for all headers: a page has only one. */
export const earlyBell = {
  /** The bell opens when it comes. */
  pressed: false,
  /** Has it fetched at once, and with another press again if it did not arrive. */
  onPress: (_press: object) => {},
  /** The bell stands there, or went. */
  onBell: (_isThere: boolean) => {},
};

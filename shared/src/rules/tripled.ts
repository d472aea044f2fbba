interface PriceChange {
  readonly state: string;
  readonly priceBefore: number | null;
  /** What is paid without a price of its own. */
  readonly priceWithout: number | null;
  readonly priceAfter: number | null;
}

/** Most often a slip of the comma: such a line is marked, wherever in the list it stands. */
export function isTripled({ state, priceBefore, priceWithout, priceAfter }: PriceChange): boolean {
  const paid = priceBefore ?? priceWithout;
  if (state !== 'change' || !paid || !priceAfter) return false;
  return priceAfter >= 3 * paid || paid >= 3 * priceAfter;
}

/** How much of a price the grid has room for. */
export interface Layout {
  /** Only what it is of, and the price. */
  phone: boolean;
  /** Less room than a dialog at its full width has. */
  narrow: boolean;
  /** Days and steps instead of what the prices are compared to. */
  withTerms: boolean;
}

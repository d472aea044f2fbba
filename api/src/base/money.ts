/** Exact for what has two decimals at most: cents of euros, hundredths of a percent. */
export function hundredths(value: number): number {
  return Math.round(value * 100);
}

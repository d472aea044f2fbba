/** Exact for values with at most two decimals: euros to cents, percents to hundredths. */
export function hundredths(value: number): number {
  return Math.round(value * 100);
}

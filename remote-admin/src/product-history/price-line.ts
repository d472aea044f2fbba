import type { ProductChange } from '@extranet/shared/contracts';

export const WIDTH = 600;
export const HEIGHT = 120;
const MARGIN = 6;

export interface DrawnLine {
  /** The path of an SVG line: level until the next change, then straight up or down. */
  readonly path: string;
  readonly lowest: number;
  readonly highest: number;
}

/** The prices as a line that ends today; null where no price is known. Changes come newest first. */
export function priceLine(changes: readonly ProductChange[], now: number): DrawnLine | null {
  const known = changes
    .filter(({ priceAfter, priceBefore }) => priceAfter !== null && priceAfter !== priceBefore)
    .toReversed();
  const [first] = known;
  if (!first) return null;
  const points = known.map(({ at, priceAfter }) => ({ at: Date.parse(at), price: priceAfter ?? 0 }));
  const before = first.priceBefore ?? points[0]?.price ?? 0;
  const prices = [before, ...points.map(({ price }) => price)];
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const start = points[0]?.at ?? now;
  // A tenth before the first change shows what stood until then.
  const from = start - Math.max(1, now - start) / 9;
  const x = (at: number) => round(((at - from) / Math.max(1, now - from)) * WIDTH);
  const y = (price: number) =>
    round(HEIGHT - MARGIN - ((price - lowest) / Math.max(0.01, highest - lowest)) * (HEIGHT - 2 * MARGIN));
  const steps = points.map(({ at, price }) => `H${x(at)}V${y(price)}`);
  return { path: `M0 ${y(before)}${steps.join('')}H${WIDTH}`, lowest, highest };
}

const round = (value: number) => Math.round(value * 10) / 10;

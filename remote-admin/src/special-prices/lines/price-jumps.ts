import { type PriceLine, readPrice } from './price-lines.ts';

/** A price that became three times what it was, or a third of it. */
export interface PriceJump {
  line: PriceLine;
  before: number;
  after: number;
}

const TIMES = 3;

/**
 * Where a comma has most likely slipped: compared to the price that stood, or to what is paid without a new one. The same bounds as
 * those of a file. What was confirmed as higher than the list price is not asked about twice.
 */
export const jumpsOf = (lines: readonly PriceLine[]): PriceJump[] =>
  lines.flatMap((line) => {
    const before = line.stood ?? line.without ?? line.listPrice;
    const read = readPrice(line.price);
    if (line.spStatus !== 'active' || !before || 'problem' in read) return [];
    const { amount: after } = read;
    if (after === line.stood || line.agreed.includes(after)) return [];
    return after >= TIMES * before || TIMES * after <= before ? [{ line, before, after }] : [];
  });

import type { ProductChange } from '@extranet/shared/contracts';
import { HEIGHT, priceLine, WIDTH } from './price-line.ts';

const change = (at: string, priceBefore: number | null, priceAfter: number): ProductChange => ({
  at,
  by: 'Une administratrice',
  file: null,
  undone: false,
  priceBefore,
  priceAfter,
  stockBefore: 1,
  stockAfter: 1,
});
const NOW = Date.parse('2026-11-20T00:00:00.000Z');

describe('the line of a product’s prices', () => {
  it('is level between two changes, and reaches today [B5.06]', () => {
    const line = priceLine(
      [change('2026-11-10T00:00:00.000Z', 20, 10), change('2026-11-02T00:00:00.000Z', 10, 20)],
      NOW,
    );
    expect([line?.lowest, line?.highest]).toEqual([10, 20]);
    // From 10 up to 20 after a tenth of the width, down again at half of it.
    expect(line?.path).toBe(`M0 ${HEIGHT - 6}H60V6H300V${HEIGHT - 6}H${WIDTH}`);
  });

  it('is none where only the stock changed [B5.06]', () => {
    expect(priceLine([change('2026-11-10T00:00:00.000Z', 10, 10)], NOW)).toBeNull();
    expect(priceLine([], NOW)).toBeNull();
  });
});

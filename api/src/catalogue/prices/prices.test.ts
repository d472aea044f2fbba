import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hundredths } from '../../base/money.ts';
import { euros } from '../../base/text/french.ts';
import { priceCart, toAmount, toDecimal, unitPrice } from './prices.ts';

const NO_DISCOUNT = { general: 0, byCatalogue: { Faisceau: 0, Kit: 0, Attelage: 0 } };
const none = new Map<string, number>();
const harness = { catalogue: 'Faisceau', refNorm: 'FA00001', priceCents: 10_005 } as const;

describe('unit price [D2]', () => {
  it('lets a special price beat every discount', () => {
    const discounts = { general: 5000, byCatalogue: { Faisceau: 1000, Kit: 0, Attelage: 0 } };
    assert.equal(unitPrice(harness, { discounts, specialPrices: new Map([['FA00001', 4200]]) }), 4200);
  });

  it('applies a special price even above the discounted price or the list price [W3.03]', () => {
    const discounts = { ...NO_DISCOUNT, general: 5000 };
    for (const cents of [7000, 10_005, 12_000])
      assert.equal(unitPrice(harness, { discounts, specialPrices: new Map([['FA00001', cents]]) }), cents);
  });

  it('takes the catalogue’s discount when it is above 0, else the general one, never both', () => {
    const byCatalogue = { Faisceau: 1000, Kit: 0, Attelage: 0 };
    const pricing = { discounts: { general: 2000, byCatalogue }, specialPrices: none };
    assert.equal(unitPrice(harness, pricing), 9005);
    assert.equal(unitPrice({ ...harness, catalogue: 'Kit' }, pricing), 8004);
  });

  it('is never below zero, whatever the discount', () => {
    const discounts = { ...NO_DISCOUNT, general: 12_000 };
    assert.equal(unitPrice(harness, { discounts, specialPrices: none }), 0);
  });

  it('rounds half-up to the cent per unit', () => {
    const discounts = { ...NO_DISCOUNT, general: 1000 };
    assert.equal(unitPrice({ ...harness, priceCents: 5 }, { discounts, specialPrices: none }), 5);
    assert.equal(unitPrice({ ...harness, priceCents: 10_004 }, { discounts, specialPrices: none }), 9004);
  });

  it('gives no price to a product without a list price', () => {
    const pricing = { discounts: NO_DISCOUNT, specialPrices: new Map([['FA00001', 4200]]) };
    assert.equal(unitPrice({ ...harness, priceCents: 0 }, pricing), 0);
  });
});

describe('unit price by quantity [B5.01] [D2]', () => {
  const step = fc.record({
    from: fc.integer({ min: 2, max: 9999 }),
    cents: fc.integer({ min: 1, max: 99_999_999 }),
  });
  const given = fc.record({
    list: fc.integer({ min: 1, max: 99_999_999 }),
    general: fc.integer({ min: 0, max: 10_000 }),
    own: fc.integer({ min: 0, max: 10_000 }),
    special: fc.option(fc.integer({ min: 1, max: 99_999_999 }), { nil: undefined }),
    steps: fc.uniqueArray(step, { selector: ({ from }) => from, maxLength: 15 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
  });

  /** Reckoned another way: whole fractions, and a look at every quantity from 1 on instead of the steps. */
  function exactly({
    list,
    general,
    own,
    special,
    steps,
    quantity,
  }: typeof given extends fc.Arbitrary<infer T> ? T : never) {
    if (special !== undefined) {
      let price = special;
      const byQuantity = new Map(steps.map(({ from, cents }) => [from, cents]));
      for (let at = 1; at <= quantity; at += 1) price = byQuantity.get(at) ?? price;
      return BigInt(price);
    }
    const share = BigInt(own > 0 ? own : general);
    // Twice the numerator over twice the denominator: half a cent counts up.
    const numerator = BigInt(list) * (10_000n - share);
    return (2n * numerator + 10_000n) / 20_000n;
  }

  it('is that of exact fractions, whatever list price, discount, special price and steps [B5.01] [B5.03]', () => {
    fc.assert(
      fc.property(given, (one) => {
        const { list, general, own, special, steps, quantity } = one;
        const sorted = [...steps].sort((a, b) => a.from - b.from);
        const pricing = {
          discounts: { general, byCatalogue: { Faisceau: own, Kit: 0, Attelage: 0 } },
          specialPrices: special === undefined ? none : new Map([['FA00001', special]]),
          steps: new Map([['FA00001', sorted]]),
        };
        assert.equal(BigInt(unitPrice({ ...harness, priceCents: list }, pricing, quantity)), exactly(one));
      }),
      { numRuns: 5000 },
    );
  });
});

const line = fc.record({
  unitCents: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
});

describe('cart totals [D2]', () => {
  it('gives 115.60 of VAT for 299.33 + 179.33 + 99.34', () => {
    const cart = priceCart(
      [29_933, 17_933, 9934].map((unitCents) => ({ unitCents, quantity: 1 })),
      2000,
    );
    assert.equal(toAmount(cart.vatCents), 115.6);
    assert.deepEqual(
      cart.lines.map(({ vatCents }) => vatCents),
      [5987, 3586, 1987],
    );
  });

  it('keeps IT = ET + VAT on every line and total, and lines that add up, for 100,000 carts [C2.24]', () => {
    const carts = fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.integer({ min: 0, max: 3000 }),
      (lines, rate) => {
        const cart = priceCart(lines, rate);
        let [et, vat, it] = [0, 0, 0];
        for (const priced of cart.lines) {
          const share = (priced.totalEtCents * rate) / 10_000;
          if (priced.totalItCents !== priced.totalEtCents + priced.vatCents) return false;
          if (Math.abs(priced.vatCents - share) >= 1) return false;
          et += priced.totalEtCents;
          vat += priced.vatCents;
          it += priced.totalItCents;
        }
        if (Math.abs(cart.vatCents - (cart.totalEtCents * rate) / 10_000) > 0.5) return false;
        return (
          et === cart.totalEtCents && vat === cart.vatCents && it === cart.totalItCents && it === et + vat
        );
      },
    );
    fc.assert(carts, { numRuns: 100_000 });
  });
});

it('a line’s unit price as it is shown times its quantity is its total as it is shown, for 10,000 carts [W1.38]', () => {
  const cents = (shown: string) => Number(shown.replace(/[^\d,]/g, '').replace(',', ''));
  const lines = fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (asked) =>
    priceCart(asked, 2000).lines.every(
      ({ unitCents, totalEtCents }, at) =>
        cents(euros(unitCents)) * (asked[at]?.quantity ?? 0) === cents(euros(totalEtCents)),
    ),
  );
  fc.assert(lines, { numRuns: 10_000 });
});

describe('prices on the wire [D2]', () => {
  it('are counted in cents exactly', () => {
    assert.deepEqual([0.07, 12.34, 1234.56, 999_999.99].map(hundredths), [7, 1234, 123_456, 99_999_999]);
  });

  it('writes decimal strings with a dot, and 0 for no price', () => {
    assert.deepEqual([0, 5, 1250, 100_000].map(toDecimal), ['0', '0.05', '12.50', '1000.00']);
  });
});

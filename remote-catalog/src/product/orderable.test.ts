import { aRow } from '../testing/products.ts';
import { obstacleTo } from './orderable.ts';

describe('whether a product can be ordered', () => {
  it.each([
    ['nothing in the way', {}, true, undefined],
    ['an account that may not order [C5.07]', {}, false, 'account'],
    ['no price [C5.07, D2]', { prodMbrPrice: '0' }, true, 'noPrice'],
    ['a price that is missing', { prodMbrPrice: undefined as unknown as string }, true, 'noPrice'],
    ['not available [D4]', { prodStatut: 'non disponible' as const }, true, 'status'],
    ['sold out [D4]', { prodCodeStock: '9' as const }, true, 'soldOut'],
    ['delivery on request is orderable [D4]', { prodCodeStock: '0' as const }, true, undefined],
  ])('%s', (_name, parts, mayOrder, expected) => {
    expect(obstacleTo(aRow(parts), mayOrder)).toBe(expected);
  });
});

import { aHarness, aRule, aTowbar, decided } from './testing/fitting.ts';

const plain = aTowbar('AT-1', 'Col de cygne');
const harness = aHarness('FA-7', '7');
const passed = (tried: Parameters<typeof decided>[0]) =>
  decided(tried).proposals[0]?.passedOver.map(({ part, taken, because }) => [
    part.prodRef,
    taken.prodRef,
    because,
  ]);

describe('a part that would do as well is named beside the one that was taken [B2.03]', () => {
  it.each([
    ['cheaper', { prodMbrPrice: '210.00' }],
    ['sooner', { prodMbrPrice: '150.00', prodCodeStock: '3' }],
    ['orderable', { prodMbrPrice: '150.00', prodCodeStock: '9' }],
    ['none', {}],
  ] as const)('with what spoke against it: %s', (because, parts) => {
    const other = aTowbar('AT-2', 'Col de cygne', parts);
    expect(passed({ parts: [other, plain, harness] })).toEqual([['AT-2', 'AT-1', because]]);
  });

  it('also when a rule prefers the other, or it depends on how the vehicle is equipped', () => {
    const other = aTowbar('AT-2', 'Col de cygne', { prodMbrPrice: '300.00', prodMR: '2 000 kg' });
    const prefers = aRule({
      ...{ outcome: 'prefers', of: 'Attelage' },
      part: [{ field: 'part.prodMR', operator: 'is', values: ['2 000 kg'] }],
    });
    expect(passed({ parts: [plain, other, harness], rules: [prefers] })).toEqual([['AT-1', 'AT-2', 'rule']]);
    const conditions = [{ prodId: plain.prodId, with: ['spareWheel'], without: [] }];
    expect(passed({ parts: [plain, other, harness], conditions })).toEqual([['AT-1', 'AT-2', 'certain']]);
  });

  it('only the next two, and none that a rule takes away or that has another way to tow', () => {
    const others = ['AT-2', 'AT-3', 'AT-4'].map((ref) => aTowbar(ref, 'Col de cygne'));
    const detachable = aTowbar('AT-9', 'Démontable');
    expect(passed({ parts: [plain, ...others, detachable, harness] })?.map(([ref]) => ref)).toEqual([
      'AT-2',
      'AT-3',
    ]);
    const excludes = aRule({
      ...{ outcome: 'excludes', part: [{ field: 'part.prodType', operator: 'is', values: ['13'] }] },
    });
    expect(passed({ parts: [plain, harness, aHarness('FA-13', '13')], rules: [excludes] })).toEqual([]);
  });
});

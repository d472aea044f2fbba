import { aProduct } from '../testing/store.ts';
import {
  choose,
  inOrder,
  isReady,
  judge,
  type ListLine,
  lengthen,
  merge,
  oneOfEach,
  refuse,
  verdictOf,
} from './lines.ts';

const read = (...written: [reference: string, quantity: number][]) =>
  merge(written.map(([reference, quantity], index) => ({ at: index + 1, reference, quantity })));
const product = (prodRef: string, over = {}) => aProduct({ prodId: prodRef, prodRef, ...over });
const first = (lines: ListLine[]) => lines[0] as ListLine;

describe('the lines of a list', () => {
  it('are added up when they have the same reference, in whatever spelling', () => {
    expect(read(['FA-00001', 2], ['fa 00001', 3], ['FA-00002', 1])).toMatchObject([
      { written: 'FA-00001', quantity: 5, at: [1, 2], notes: ['summed'] },
      { written: 'FA-00002', quantity: 1, at: [3], notes: [] },
    ]);
  });

  it('keep an invalid quantity as written, and are not ready before it is corrected [W1.24]', () => {
    const judged = judge(
      merge([
        { at: 1, reference: 'FA-00001', quantity: '99999' },
        { at: 2, reference: 'FA-00002', quantity: 9000 },
        { at: 3, reference: 'fa 00002', quantity: 9000 },
        { at: 4, reference: 'FA-00003', quantity: 2 },
        { at: 5, reference: 'FA-00003', quantity: '12abc' },
      ]),
      [product('FA-00001'), product('FA-00002'), product('FA-00003')],
    );
    expect(judged.map(({ quantity }) => quantity)).toEqual(['99999', 18_000, '2 + 12abc']);
    expect(judged.map(verdictOf)).toEqual(['quantity', 'quantity', 'quantity']);
    expect(judged.some(isReady)).toBe(false);
    expect(isReady({ ...first(judged), quantity: 99 })).toBe(true);
  });

  it('are one with the sum where one product is written in two ways, and say so [W1.24]', () => {
    const harness = product('FA-00012', { prodCodeEAN: '3701220000124' });
    const read3 = read(['FA-00012', 2], ['3701220000124', 3], ['AT-00001', 1], ['fa 12', 4]);
    const judged = lengthen(judge(read3, [harness, product('AT-00001')]), { FA12: harness });
    expect(oneOfEach(judged)).toMatchObject([
      { written: 'FA-00012', at: [1, 2, 4], quantity: 9, state: 'corrected' },
      { written: 'AT-00001', at: [3], quantity: 1, notes: [], state: 'fine' },
    ]);
    expect(first(oneOfEach(judged)).notes).toContain('summed');
  });

  it('stay two where two products share a reference, where nobody knows it, and keep a quantity that is none', () => {
    const sharing = [product('FA-00001', { prodId: 'a' }), product('FA-00001', { prodId: 'b' })];
    const two = oneOfEach(judge(read(['FA-00001', 1], ['ZZ-1', 1], ['ZZ-2', 1]), sharing));
    expect(two.map(({ at }) => at)).toEqual([[1], [2], [3]]);
    const wrong = merge([
      { at: 1, reference: 'FA-00012', quantity: 2 },
      { at: 2, reference: '3701220000124', quantity: '100 50' },
    ]);
    const one = oneOfEach(judge(wrong, [product('FA-00012', { prodCodeEAN: '3701220000124' })]));
    expect(one.map(({ quantity }) => quantity)).toEqual(['2 + 100 50']);
    expect(one.map(verdictOf)).toEqual(['quantity']);
  });

  it('are fine, corrected, not orderable or unknown', () => {
    const judged = judge(read(['FA-00001', 1], ['fa-00002', 1], ['FA-00003', 1], ['FA-00004', 1]), [
      product('FA-00001'),
      product('FA-00002'),
      product('FA-00003', { prodCodeStock: '9' }),
    ]);
    expect(judged.map(({ state }) => state)).toEqual(['fine', 'corrected', 'notOrderable', 'unknown']);
    expect(inOrder(judged).map(({ written }) => written)).toEqual([
      'FA-00004',
      'FA-00003',
      'fa-00002',
      'FA-00001',
    ]);
  });

  it('ask which product is meant when several share the reference', () => {
    const sharing = [product('FA-00001', { prodId: 'a' }), product('FA-00001', { prodId: 'b' })];
    const line = first(judge(read(['FA-00001', 2]), sharing));
    expect(line).toMatchObject({ state: 'unknown', candidates: sharing });
    expect(choose(line, sharing[1] as (typeof sharing)[0])).toMatchObject({
      state: 'corrected',
      product: { prodId: 'b' },
      candidates: [],
      quantity: 2,
    });
  });

  it('become not orderable when the server refuses them on adding', () => {
    const judged = judge(read(['FA-00001', 1]), [product('FA-00001')]);
    expect(first(refuse(judged, ['FA-00001'])).state).toBe('notOrderable');
  });
});

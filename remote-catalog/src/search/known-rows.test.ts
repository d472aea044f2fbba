import { aRow } from '@extranet/shared/testing';
import { anAnswer } from '../testing/answers.ts';
import { withKnownRows } from './known-rows.ts';

describe('the rows of a further answer', () => {
  const rowsOf = (answer: ReturnType<typeof anAnswer>) => answer.groups.flatMap(({ rows }) => rows);

  it('are those that were there where nothing of them changed, in the order of the new answer', () => {
    const before = anAnswer([aRow({ prodId: 'a' }), aRow({ prodId: 'b' })]);
    const [a, b] = rowsOf(before);
    const next = anAnswer([aRow({ prodId: 'b' }), aRow({ prodId: 'c' }), aRow({ prodId: 'a' })]);
    const rows = rowsOf(withKnownRows(next, before));
    expect(rows.map(({ prodId }) => prodId)).toEqual(['b', 'c', 'a']);
    expect([rows[0], rows[2]].map((row) => [a, b].indexOf(row as never))).toEqual([1, 0]);
  });

  it('are new ones where the price or the stock is another', () => {
    const before = anAnswer([aRow({ prodId: 'a', prodMbrPrice: '10.00' })]);
    const next = anAnswer([aRow({ prodId: 'a', prodMbrPrice: '12.00' })]);
    expect(rowsOf(withKnownRows(next, before))[0]?.prodMbrPrice).toBe('12.00');
    expect(withKnownRows(next, null)).toBe(next);
  });
});

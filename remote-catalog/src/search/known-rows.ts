import type { ProductRow, SearchAnswer } from '@extranet/shared/contracts';

/** The answer with the rows that the one before has already, where they are the same: what is the same is not drawn again. */
export function withKnownRows(answer: SearchAnswer, before: SearchAnswer | null): SearchAnswer {
  if (!before) return answer;
  const known = new Map(before.groups.flatMap(({ rows }) => rows.map((row) => [row.prodId, row] as const)));
  const shared = (row: ProductRow): ProductRow => {
    const old = known.get(row.prodId);
    return old && isSame(old, row) ? old : row;
  };
  return { ...answer, groups: answer.groups.map((group) => ({ ...group, rows: group.rows.map(shared) })) };
}

function isSame(one: ProductRow, other: ProductRow): boolean {
  const names = Object.keys(other) as (keyof ProductRow)[];
  return names.length === Object.keys(one).length && names.every((name) => one[name] === other[name]);
}

import { auditQuery, NO_FILTERS } from './audit-query.ts';

describe('the query of the audit trail', () => {
  it('asks for everything without filters, and ignores a day that is half typed', () => {
    expect(auditQuery(NO_FILTERS)).toEqual({});
    expect(auditQuery({ ...NO_FILTERS, from: '2026-1', to: '' })).toEqual({});
  });

  it('includes both days whole', () => {
    const query = auditQuery({ actor: 'u-1', kind: 'product', from: '2026-11-20', to: '2026-11-21' });
    expect(query).toMatchObject({ 'auActorId:eq': 'u-1', 'auKind:eq': 'product' });
    const [from, to] = ['auAt:gte', 'auAt:lte'].map((key) => Date.parse(query[key] as string));
    expect((to as number) - (from as number)).toBe(2 * 86_400_000 - 1);
  });
});

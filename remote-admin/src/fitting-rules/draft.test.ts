import { changesBetween, countOf, moved, rebased, withSaved } from './draft.ts';
import { aRule } from './testing/rules.ts';

const rules = ['a', 'b', 'c', 'd'].map((ruleId) => aRule({ ruleId, title: ruleId, outcome: 'prefers' }));
const [a, b, c, d] = rules as [(typeof rules)[0], (typeof rules)[0], (typeof rules)[0], (typeof rules)[0]];
const ids = (list: readonly { ruleId: string }[]) => list.map(({ ruleId }) => ruleId).join('');

describe('changes on top of what somebody else saved meanwhile', () => {
  it('keep what either side did, and name what both did [B2.04]', () => {
    const ours = [{ ...a, why: 'Nous.' }, c, d, { ...b, ruleId: 'new' }];
    const theirs = [{ ...a, why: 'Eux.' }, { ...b, why: 'Eux.' }, c, { ...d, active: false }];
    const { rules: both, both: named } = rebased(rules, ours, theirs);
    expect(ids(both)).toBe('acdnew');
    expect(both[0]?.why).toBe('Nous.');
    expect(both[2]?.active).toBe(false);
    expect(named).toEqual(['a', 'b']);
  });

  it('keep a rule that we changed and they removed, and our order of preferences [B2.04]', () => {
    const ours = moved(
      rules.map((rule) => (rule === c ? { ...c, why: 'Nous.' } : rule)),
      'd',
      -1,
    );
    const { rules: both } = rebased(rules, ours, [a, b, d, { ...a, ruleId: 'e' }]);
    expect(ids(both)).toBe('abdce');
  });
});

describe('one rule', () => {
  it('that is taken back stands again where it was, and nothing is left to save [B2.04]', () => {
    const kept = withSaved([a, d], rules, 'b');
    expect(ids(kept)).toBe('abd');
    expect(countOf(changesBetween(rules, withSaved(kept, rules, 'c')))).toBe(0);
  });

  it('that is the first preference of its catalogue cannot come before it', () => {
    const towbar = aRule({ ruleId: 't', of: 'Attelage', outcome: 'prefers' });
    expect(ids(moved([towbar, a, b], 'a', -1))).toBe('tab');
    expect(ids(moved([a, towbar, b], 'b', -1))).toBe('bta');
  });
});

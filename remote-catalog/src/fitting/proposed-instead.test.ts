import { material, parts, rule } from '../testing/fitting-material.ts';
import { proposedInstead } from './proposed-instead.ts';

const prepared = (outcome: 'prefers' | 'requires' | 'excludes', value: string, on = 'oui') =>
  rule({
    outcome,
    when: [{ field: 'answer.preparation', operator: 'is', values: [on] }],
    part: [{ field: 'part.prodType', operator: 'is', values: [value] }],
  });
const instead = (prodId: string, rules: ReturnType<typeof rule>[], answers = {}) =>
  proposedInstead({ prodId }, material({ parts, rules }), answers)?.prodRef;

describe('the harness that the answers call for in the place of one that fits [B1.05]', () => {
  it('is named where the rules choose it by an answer, and only then', () => {
    const rules = [prepared('prefers', '13')];
    expect(instead('FA-7', rules, { preparation: 'oui' })).toBe('FA-13');
    expect(instead('FA-7', rules, { preparation: 'non' })).toBeUndefined();
    expect(instead('FA-7', rules)).toBeUndefined();
    expect(instead('FA-13', rules, { preparation: 'oui' })).toBeUndefined();
  });

  it('is named where an answer leaves the other out, though it would never have been the first', () => {
    const rules = [prepared('excludes', '13', 'non')];
    expect(instead('FA-13', rules, { preparation: 'non' })).toBe('FA-7');
    expect(instead('FA-13', rules, { preparation: 'oui' })).toBeUndefined();
  });

  it('says nothing of what is no harness of the vehicle', () => {
    expect(instead('AT-1', [prepared('prefers', '13')], { preparation: 'oui' })).toBeUndefined();
  });
});

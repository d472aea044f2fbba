import { contradictions, contradictionsInSteps } from './contradictions.ts';
import type { Condition, FittingRule } from './rule.ts';
import { ruleProblems } from './rule-problems.ts';
import { aRule } from './testing/fitting.ts';

const is = (field: string, ...values: string[]): Condition => ({
  field: field as Condition['field'],
  operator: 'is',
  values,
});
const from = (field: string, value: string): Condition => ({ ...is(field, value), operator: 'from' });
const to = (field: string, value: string): Condition => ({ ...is(field, value), operator: 'to' });

const caravan = is('answer.use', 'caravane');
const requires13 = aRule({ when: [caravan], part: [is('part.prodType', '13')] });
const excludes13 = aRule({ ...requires13, outcome: 'excludes', when: [is('vehicle.marque', 'Peugeot')] });
const found = (...rules: Parameters<typeof contradictions>[0][number][]) =>
  contradictions(rules).map(({ code }) => code);

describe('contradictions between rules [B2.04]', () => {
  it('are pairs of which one excludes what the other requires, under conditions that can hold together', () => {
    expect(found(requires13, excludes13)).toEqual(['excluded']);
    expect(found(requires13, { ...excludes13, when: [is('answer.use', 'remorque')] })).toEqual([]);
    expect(found(requires13, { ...excludes13, of: 'Attelage' })).toEqual([]);
    expect(found(requires13, { ...excludes13, active: false })).toEqual([]);
  });

  it('are no pairs of which the exclusion leaves something of what is required', () => {
    const narrow = [is('part.prodType', '13'), is('part.prodLEDSupport', 'Non')];
    expect(found(requires13, { ...excludes13, part: narrow })).toEqual([]);
    expect(found({ ...requires13, part: narrow }, excludes13)).toEqual(['excluded']);
    // Nothing but 13 is left where 7 is not meant.
    expect(
      found(requires13, { ...excludes13, part: [{ ...is('part.prodType', '7'), operator: 'isNot' }] }),
    ).toEqual(['excluded']);
  });

  it('are two requirements that no part meets', () => {
    const requires7 = aRule({ part: [is('part.prodType', '7')] });
    expect(found(requires13, requires7)).toEqual(['bothRequired']);
    expect(found(requires13, aRule({ part: [is('part.prodLEDSupport', 'Oui')] }))).toEqual([]);
  });

  it('compare numbers and years', () => {
    const old = [to('vehicle.year', '2012')];
    const heavy = aRule({ of: 'Attelage', part: [from('part.prodMR', '2000 kg')] });
    const notHeavy = aRule({ of: 'Attelage', outcome: 'excludes', part: [from('part.prodMR', '1500')] });
    expect(found(heavy, notHeavy)).toEqual(['excluded']);
    expect(found({ ...heavy, when: old }, { ...notHeavy, when: [from('vehicle.year', '2013')] })).toEqual([]);
  });

  it('are found by model, by make, and where one of the rules names neither', () => {
    const [clio, golf] = [is('vehicle.modele', 'Clio IV', 'Clio V'), is('vehicle.modele', 'Golf VII')];
    const renault = is('vehicle.marque', 'RENAULT');
    const of = (...when: Condition[]) => ({ ...excludes13, when });
    expect(found({ ...requires13, when: [clio] }, of(is('vehicle.modele', 'clio-iv')))).toEqual(['excluded']);
    expect(found({ ...requires13, when: [clio] }, of(golf))).toEqual([]);
    expect(found({ ...requires13, when: [clio] }, of(renault))).toEqual(['excluded']);
    expect(found({ ...requires13, when: [is('vehicle.marque', 'Renault')] }, of(renault, clio))).toEqual([
      'excluded',
    ]);
    expect(found({ ...requires13, when: [is('vehicle.marque', 'Audi')] }, of(renault, clio))).toEqual([]);
    expect(found({ ...requires13, when: [] }, of(golf))).toEqual(['excluded']);
  });

  it('of two thousand rules are found in short steps, and listed as far as anybody reads', () => {
    const rules = Array.from({ length: 2000 }, (_, at) => ({
      ...(at % 2 ? requires13 : excludes13),
      ruleId: `r-${at}`,
      when: [is('vehicle.platform', `p${at}`, `q${at}`, 'MQB')],
      part: [is('part.prodRef', ...Array.from({ length: 7 }, (_value, n) => `${at % 2 ? 'a' : at}-${n}`))],
    }));
    // A step for each rule, and one for each five hundred of a million and a half pairs.
    expect([...contradictionsInSteps(rules)].length).toBeGreaterThan(4900);
    const everywhere = rules.map((rule) => ({ ...rule, part: requires13.part }));
    expect(contradictions(everywhere)).toHaveLength(200);
  });
});

describe('what is wrong with a rule [B2.04]', () => {
  it.each<[string, Partial<FittingRule>]>([
    ['unknownField', { when: [is('vehicle.colour', 'rouge')] }],
    ['partInWhen', { when: [is('part.prodType', '13')] }],
    ['whenInPart', { part: [caravan] }],
    ['noValue', { part: [is('part.prodRef', ' ')] }],
    ['tooManyValues', { part: [is('part.prodRef', ...Array.from({ length: 51 }, (_, at) => `r${at}`))] }],
    ['noNumber', { part: [from('part.prodMR', 'lourd')] }],
    ['noNumber', { part: [from('part.prodMR', '-5')] }],
    ['noNumber', { part: [to('part.prodTempsMontage', '90 min')] }],
    ['yearMissing', { when: [from('vehicle.year', '')] }],
    ...['2016-2012', '2019,5', '-5', '19', '1850', '99999'].map((year): [string, Partial<FittingRule>] => [
      'noYear',
      { when: [from('vehicle.year', year)] },
    ]),
    ['noYear', { when: [is('vehicle.year', '2300')] }],
    ['unknownValue', { when: [is('answer.use', 'caravan')] }],
    ['neverHolds', { when: [caravan, is('answer.use', 'remorque')] }],
    ['noText', { outcome: 'warns' as const }],
    ['noPart', { part: [] }],
  ])('%s', (code, parts) => {
    expect(ruleProblems({ ...requires13, ...parts }).map((problem) => problem.code)).toEqual([code]);
    expect(ruleProblems(requires13)).toEqual([]);
  });

  it('is nothing where numbers are written with their unit, their thousands or a comma', () => {
    const written = [
      from('part.prodMR', '1 500 kg'),
      to('part.prodPoids', '20,5'),
      to('part.prodTempsMontage', '2,5 h'),
    ];
    for (const part of written)
      expect(ruleProblems({ ...requires13, when: [from('vehicle.year', '2016')], part: [part] })).toEqual([]);
  });
});

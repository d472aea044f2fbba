import type { RuleOfFitting } from '@extranet/shared/contracts';

export const aRule = (parts: Partial<RuleOfFitting>): RuleOfFitting => ({
  ruleId: 'caravane-13',
  title: 'Caravane\u00a0: prise 13 broches',
  active: true,
  when: [{ field: 'answer.use', operator: 'is', values: ['caravane'] }],
  outcome: 'requires',
  of: 'Faisceau',
  part: [{ field: 'part.prodType', operator: 'is', values: ['13'] }],
  text: '',
  why: 'Une caravane a besoin du courant permanent.',
  source: 'ISO 11446',
  ...parts,
});

export const noCut = aRule({
  ruleId: 'pas-de-decoupe',
  title: 'Pare-chocs sport\u00a0: pas de découpe',
  when: [{ field: 'answer.sportBumper', operator: 'is', values: ['oui'] }],
  outcome: 'excludes',
  of: 'Attelage',
  part: [{ field: 'part.prodDecoupePC', operator: 'is', values: ['Oui'] }],
});

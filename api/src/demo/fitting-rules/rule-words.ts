import type { RuleOfFitting } from '@extranet/shared/contracts';
import type { ConditionField, Outcome } from '@extranet/shared/rules/fitting';

type Condition = RuleOfFitting['when'][number];

export const is = (field: ConditionField, ...values: string[]): Condition => ({
  field,
  operator: 'is',
  values,
});
export const isNot = (field: ConditionField, ...values: string[]): Condition => ({
  field,
  operator: 'isNot',
  values,
});
export const from = (field: ConditionField, value: number): Condition => ({
  field,
  operator: 'from',
  values: [String(value)],
});
export const to = (field: ConditionField, value: number): Condition => ({
  field,
  operator: 'to',
  values: [String(value)],
});

export const caravan = is('answer.use', 'caravane');
export const trailer = is('answer.use', 'remorque');
export const bicycles = is('answer.use', 'porte-velos');
export const on = (...platforms: string[]): Condition => is('vehicle.platform', ...platforms);
export const by = (...makes: string[]): Condition => is('vehicle.marque', ...makes);

interface Written {
  id: string;
  title: string;
  when?: Condition[];
  part?: Condition[];
  why: string;
  source: string;
}

/** French puts a non-breaking space before these signs. */
const french = (text: string): string => text.replace(/ :/g, '\u00a0:').replace(/ ([;!?])/g, '\u202f$1');

const rule = (
  outcome: Outcome,
  of: RuleOfFitting['of'],
  { id, title, when = [], part = [], why, source }: Written,
  text = '',
): RuleOfFitting => ({
  ruleId: id,
  title: french(title),
  active: true,
  when,
  outcome,
  of,
  part,
  text: french(text),
  why: french(why),
  source,
});

export const requires = (of: RuleOfFitting['of'], written: Written) => rule('requires', of, written);
export const excludes = (of: RuleOfFitting['of'], written: Written) => rule('excludes', of, written);
export const prefers = (of: RuleOfFitting['of'], written: Written) => rule('prefers', of, written);
export const warns = (of: RuleOfFitting['of'], text: string, written: Written) =>
  rule('warns', of, written, text);

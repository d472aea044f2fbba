import type { RuleOfFitting } from '@extranet/shared/contracts';
import { type RuleProblem, ruleProblems } from '@extranet/shared/rules/fitting';
import { FIRST_MODEL_YEAR, lastModelYear } from '@extranet/shared/rules/vehicle';
import { LONG_MAX, TITLE_MAX } from './draft.ts';
import type { Translate } from './rule-words.ts';

export interface FormProblem {
  /** Beside which field it stands: 'title', 'why', 'text', 'when', 'part', 'when.0'. */
  at: string;
  text: string;
}

const TEXTS = [
  ['title', TITLE_MAX],
  ['why', LONG_MAX],
  ['text', LONG_MAX],
  ['source', LONG_MAX],
] as const;

const found = new WeakMap<RuleOfFitting, FormProblem[]>();

/** What must be corrected before the rules can be saved. Rules are never changed in place: each is judged once. */
export function problemsOf(t: Translate, rule: RuleOfFitting): readonly FormProblem[] {
  const known = found.get(rule);
  if (known) return known;
  const missing = (['title', 'why'] as const).filter((field) => rule[field].trim() === '');
  const problems = [
    ...TEXTS.filter(([field, max]) => rule[field].length > max).map(([field, max]) => ({
      at: field,
      text: t('rules.form.tooLong', { over: rule[field].length - max, max }),
    })),
    ...missing.map((field) => ({ at: field, text: t(`rules.problem.${field}`) })),
    ...ruleProblems(rule).map((problem) => ({ at: placeOf(problem), text: wordsOf(t, problem) })),
  ];
  found.set(rule, problems);
  return problems;
}

export const problemAt = (problems: readonly FormProblem[], at: string): string | undefined =>
  problems.find((problem) => problem.at === at)?.text;

function placeOf({ code, list, at }: RuleProblem): string {
  if (code === 'noText') return 'text';
  if (code === 'noPart') return 'part';
  return at === undefined ? (list ?? 'when') : `${list}.${at}`;
}

const wordsOf = (t: Translate, { code, value = '' }: RuleProblem): string =>
  t(`rules.problem.${code}`, { value, first: FIRST_MODEL_YEAR, last: lastModelYear() });

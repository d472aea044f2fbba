import type { FieldError, FittingRulesSaved, RuleOfFitting } from '@extranet/shared/contracts';
import {
  contradictionsInSteps,
  type RuleProblem,
  ruleProblems,
  VALUES_MAX,
} from '@extranet/shared/rules/fitting';
import { FIRST_MODEL_YEAR, lastModelYear } from '@extranet/shared/rules/vehicle';
import { invalidFields } from '../../../base/errors.ts';
import { inTurns } from '../../../base/workers/in-turns.ts';

/** Of all rules together: what judges and compares them takes time and memory by their values. */
const ALL_VALUES_MAX = 20_000;

const quoted = (text = '') => `«\u00a0${text}\u00a0»`;

/** What to do about it, for the person who edits the rule. */
const SENTENCES: Record<RuleProblem['code'], (problem: RuleProblem) => string> = {
  unknownField: ({ field }) => `Le champ ${quoted(field)} n’existe pas. Choisissez-en un dans la liste.`,
  partInWhen: ({ field }) =>
    `${quoted(field)} est un champ de la pièce. Placez cette condition parmi celles de la pièce.`,
  whenInPart: ({ field }) =>
    `${quoted(field)} n’est pas un champ de la pièce. Placez cette condition parmi celles du véhicule et des réponses.`,
  noValue: () => 'Indiquez au moins une valeur.',
  tooManyValues: () =>
    `Une condition a ${VALUES_MAX} valeurs au plus. Partagez-les entre deux règles, ou nommez plutôt la marque, la carrosserie ou la plateforme.`,
  yearMissing: () => 'Indiquez l’année.',
  noYear: ({ value }) =>
    `${quoted(value)} n’est pas une année. Indiquez quatre chiffres, de ${FIRST_MODEL_YEAR} à ${lastModelYear()}.`,
  noNumber: ({ value }) =>
    `${quoted(value)} n’est pas un nombre positif dans l’unité du champ. Indiquez par exemple 1500 kg ou 2,5 h.`,
  unknownValue: ({ value, field }) =>
    `${quoted(value)} n’est pas une valeur de ${quoted(field)}. Choisissez-en une dans la liste.`,
  neverHolds: () => 'Ces conditions ne peuvent pas être vraies ensemble. Retirez-en une.',
  noText: () => 'Écrivez l’avertissement que lira le client.',
  noPart: () => 'Indiquez au moins une condition sur la pièce.',
};

/** Refuses rules that say nothing that can be judged, each with its place, and more of them than can be. */
export async function checkRules(rules: readonly RuleOfFitting[]): Promise<void> {
  const values = rules
    .flatMap(({ when, part }) => [...when, ...part])
    .reduce((sum, condition) => sum + condition.values.length, 0);
  if (values > ALL_VALUES_MAX)
    throw invalidFields([{ field: 'rules', code: 'tooManyValues', message: tooManyValues(values) }], 422);
  const errors = await inTurns(errorsOf(rules));
  if (errors.length > 0) throw invalidFields(errors, 422);
}

const tooManyValues = (values: number) =>
  `Ces règles nomment ${values.toLocaleString('fr-FR')} valeurs en tout\u00a0; le montage en prend ${ALL_VALUES_MAX.toLocaleString('fr-FR')} au plus. Réunissez des règles, ou nommez plutôt la marque, la carrosserie ou la plateforme.`;

function* errorsOf(rules: readonly RuleOfFitting[]): Generator<FieldError[]> {
  const seen = new Set<string>();
  for (const [at, rule] of rules.entries()) {
    if (seen.has(rule.ruleId)) yield [duplicate(rule, at)];
    seen.add(rule.ruleId);
    yield ruleProblems(rule).map((problem) => ({
      field: [`rules.${at}`, problem.list, problem.at].filter((part) => part !== undefined).join('.'),
      code: problem.code,
      message: `${quoted(rule.title)}\u00a0: ${SENTENCES[problem.code](problem)}`,
    }));
  }
}

const duplicate = ({ ruleId }: RuleOfFitting, at: number): FieldError => ({
  field: `rules.${at}.ruleId`,
  code: 'duplicate',
  message: `Une autre règle porte déjà l’identifiant ${quoted(ruleId)}.`,
});

export const namedContradictions = async (
  rules: readonly RuleOfFitting[],
): Promise<FittingRulesSaved['contradictions']> =>
  (await inTurns(contradictionsInSteps(rules))).map(({ first, second, code }) => ({
    first: first.ruleId,
    second: second.ruleId,
    words:
      code === 'excluded'
        ? `${quoted(second.title)} exclut ce que ${quoted(first.title)} exige.`
        : `${quoted(first.title)} et ${quoted(second.title)} exigent ce qu’aucune pièce ne réunit.`,
  }));

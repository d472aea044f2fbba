import type { FieldError, FittingRulesSaved, RuleOfFitting } from '@extranet/shared/contracts';
import { contradictions, type RuleProblem, ruleProblems } from '@extranet/shared/rules/fitting';
import { invalidFields } from '../../../base/errors.ts';

const quoted = (text = '') => `«\u00a0${text}\u00a0»`;

/** What to do about it, for the person who edits the rule. */
const SENTENCES: Record<RuleProblem['code'], (problem: RuleProblem) => string> = {
  unknownField: ({ field }) => `Le champ ${quoted(field)} n’existe pas. Choisissez-en un dans la liste.`,
  partInWhen: ({ field }) =>
    `${quoted(field)} est un champ de la pièce. Placez cette condition parmi celles de la pièce.`,
  whenInPart: ({ field }) =>
    `${quoted(field)} n’est pas un champ de la pièce. Placez cette condition parmi celles du véhicule et des réponses.`,
  noValue: () => 'Indiquez au moins une valeur.',
  noNumber: () => 'Indiquez un nombre, par exemple 2015 ou 1500.',
  unknownValue: ({ value, field }) =>
    `${quoted(value)} n’est pas une valeur de ${quoted(field)}. Choisissez-en une dans la liste.`,
  neverHolds: () => 'Ces conditions ne peuvent pas être vraies ensemble. Retirez-en une.',
  noText: () => 'Écrivez l’avertissement que lira le client.',
  noPart: () => 'Indiquez au moins une condition sur la pièce.',
};

/** Refuses rules that say nothing that can be judged, each with its place. */
export function checkRules(rules: readonly RuleOfFitting[]): void {
  const seen = new Set<string>();
  const errors = rules.flatMap((rule, at): FieldError[] => {
    const twice = seen.has(rule.ruleId);
    seen.add(rule.ruleId);
    return [
      ...(twice
        ? [
            {
              field: `rules.${at}.ruleId`,
              code: 'duplicate',
              message: `Une autre règle porte déjà l’identifiant ${quoted(rule.ruleId)}.`,
            },
          ]
        : []),
      ...ruleProblems(rule).map((problem) => ({
        field: [`rules.${at}`, problem.list, problem.at].filter((part) => part !== undefined).join('.'),
        code: problem.code,
        message: `${quoted(rule.title)}\u00a0: ${SENTENCES[problem.code](problem)}`,
      })),
    ];
  });
  if (errors.length > 0) throw invalidFields(errors, 422);
}

export const namedContradictions = (rules: readonly RuleOfFitting[]): FittingRulesSaved['contradictions'] =>
  contradictions(rules).map(({ first, second, code }) => ({
    first: first.ruleId,
    second: second.ruleId,
    words:
      code === 'excluded'
        ? `${quoted(second.title)} exclut ce que ${quoted(first.title)} exige.`
        : `${quoted(first.title)} et ${quoted(second.title)} exigent ce qu’aucune pièce ne réunit.`,
  }));

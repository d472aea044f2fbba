import type { FittingMaterial, Product } from '@extranet/shared/contracts';
import {
  type Answers,
  type AskedQuestion,
  compile,
  decide,
  type Fitting,
  type FittingRule,
  QUESTION_NAMES,
  QUESTIONS,
  type Question,
} from '@extranet/shared/rules/fitting';
import { useMemo } from 'react';
import { useVehicle } from '../useVehicle.ts';

export interface Decided extends Fitting<Product> {
  /** Those that are asked, and those that were answered and still matter, in the order in which one asks them. */
  shown: readonly Pick<AskedQuestion, 'question' | 'choices'>[];
}

/** Decided anew at each answer, in the page: nobody waits for a server. */
export function useDecided(material: FittingMaterial | null): Decided | null {
  const answers = useVehicle((vehicle) => vehicle.answers);
  const compiled = useMemo(() => material && compile(material.rules as FittingRule[]), [material]);
  return useMemo(() => {
    if (!material || !compiled) return null;
    const { vehicle, parts, conditions } = material;
    const answered = QUESTION_NAMES.filter((name) => answers[name] !== undefined);
    const leftOpen = QUESTION_NAMES.filter((name) => name in answers && answers[name] === undefined);
    const decided = (given: Answers) =>
      decide({ vehicle, parts, conditions, answers: given, leftOpen }, compiled);
    const asks = (fitting: Fitting<Product>, name: Question) =>
      fitting.questions.some(({ question }) => question === name);
    const now = decided(answers);
    const shown = QUESTION_NAMES.filter(
      (name) =>
        asks(now, name) ||
        (answered.includes(name) && asks(decided({ ...answers, [name]: undefined }), name)),
    );
    return { ...now, shown: shown.map((question) => ({ question, choices: QUESTIONS[question] })) };
  }, [material, compiled, answers]);
}

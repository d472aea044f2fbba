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
} from '@extranet/shared/rules/fitting';
import { useDeferredValue, useMemo } from 'react';
import { useVehicle } from '../useVehicle.ts';

export interface Decided extends Fitting<Product> {
  /** Those that it was decided from. */
  answers: Answers;
  /** Those that are asked, and those that were answered, by a person or by the plate, in the order in which one asks them. */
  shown: readonly Pick<AskedQuestion, 'question' | 'choices'>[];
}

/**
 * Decided anew at each answer, in the page: nobody waits for a server. The answer itself is drawn first, and the proposals after it: a
 * phone takes longer for them than a finger should wait.
 */
export function useDecided(material: FittingMaterial | null): Decided | null {
  const answers = useDeferredValue(useVehicle((vehicle) => vehicle.answers));
  const compiled = useMemo(() => material && compile(material.rules as FittingRule[]), [material]);
  return useMemo(() => {
    if (!material || !compiled) return null;
    const { vehicle, parts, conditions } = material;
    const leftOpen = QUESTION_NAMES.filter((name) => name in answers && answers[name] === undefined);
    const decided = decide({ vehicle, parts, conditions, answers, leftOpen }, compiled);
    const asked = decided.questions.map(({ question }) => question);
    const shown = QUESTION_NAMES.filter((name) => name in answers || asked.includes(name));
    return {
      ...decided,
      answers,
      shown: shown.map((question) => ({ question, choices: QUESTIONS[question] })),
    };
  }, [material, compiled, answers]);
}

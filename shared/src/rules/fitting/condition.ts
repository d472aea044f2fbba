import { searchable } from '../search.ts';
import { type FittingPart, firstNumber } from './part.ts';
import type { FittingVehicle } from './proposal.ts';
import {
  type Answers,
  type Condition,
  type PartField,
  QUESTIONS,
  type Question,
  type VehicleField,
} from './rule.ts';

export type Holds<Subject> = (subject: Subject) => boolean;

/**
 * A condition on something that nobody knows (an answer left open, a field that was not filled in) does not hold,
 * 'isNot' neither: a rule speaks only about what is known.
 */
export function judging({ operator, values }: Condition): Holds<string> {
  if (operator === 'from' || operator === 'to') {
    const limit = firstNumber(values[0] ?? '') ?? Number.NaN;
    return (value) => {
      const number = firstNumber(value) ?? Number.NaN;
      return operator === 'from' ? number >= limit : number <= limit;
    };
  }
  const listed = new Set(values.map(searchable));
  const wanted = operator === 'is';
  // As a rule a value is written as the condition has it, or is one of a few others.
  const plain = new Set(values);
  return (value) => value !== '' && (plain.has(value) || listed.has(searchable(value))) === wanted;
}

/** Of a vehicle whose year is unknown, what holds for all years of its model holds. */
function judgingYear(condition: Condition): Holds<FittingVehicle> {
  const holds = judging(condition);
  return ({ year, from, to }) => {
    if (year) return holds(String(year));
    return condition.operator !== 'isNot' && holds(String(from)) && holds(String(to));
  };
}

export function onVehicle(condition: Condition): Holds<FittingVehicle> {
  const field = condition.field.slice('vehicle.'.length) as VehicleField;
  if (field === 'year') return judgingYear(condition);
  const holds = judging(condition);
  return (vehicle) => holds(vehicle[field]);
}

export function onAnswers(condition: Condition): Holds<Answers> {
  const question = questionOf(condition);
  // There are few answers, and they are tried often.
  const fitting: ReadonlySet<string | undefined> = new Set(QUESTIONS[question].filter(judging(condition)));
  return (answers) => fitting.has(answers[question]);
}

export function onPart(condition: Condition): Holds<FittingPart> {
  const field = condition.field.slice('part.'.length) as PartField;
  const holds = judging(condition);
  return (part) => holds(part[field] ?? '');
}

export const questionOf = ({ field }: Condition): Question => field.slice('answer.'.length) as Question;

export const isAbout = (subject: 'vehicle' | 'answer' | 'part', { field }: Condition): boolean =>
  field.startsWith(`${subject}.`);

export const all =
  <Subject>(conditions: readonly Holds<Subject>[]): Holds<Subject> =>
  (subject) =>
    conditions.every((holds) => holds(subject));

import { type CompiledRules, compileInSteps, rulesFor } from './compile.ts';
import { isAbout, questionOf } from './condition.ts';
import { type FittingPart, firstNumber, type Way } from './part.ts';
import { prepare } from './prepare.ts';
import type { EquipmentCondition, FittingVehicle } from './proposal.ts';
import { type Draft, inOrder, propose } from './propose.ts';
import { type Answers, type FittingRule, QUESTION_NAMES, QUESTIONS, type Question } from './rule.ts';

/** What changes between two sets of rules, asked vehicle by vehicle. */
export interface RuleComparison {
  /** Whether a rule that differs concerns the vehicle: if none does, nothing can have changed. */
  concerns: (vehicle: FittingVehicle) => boolean;
  /** Years within which the rules that differ may treat a model differently. */
  years: readonly number[];
  differences: (
    vehicle: FittingVehicle,
    parts: readonly FittingPart[],
    conditions: readonly EquipmentCondition[],
  ) => RuleDifference[];
  /** The same, a set of answers at a time: between them a server lets others have their turn. */
  differencesInSteps: (
    vehicle: FittingVehicle,
    parts: readonly FittingPart[],
    conditions: readonly EquipmentCondition[],
  ) => Generator<RuleDifference[]>;
}

export interface RuleDifference {
  answers: Answers;
  /** A proposal each: what it holds, what it lacks, what it warns of. */
  before: readonly ComparedProposal[];
  after: readonly ComparedProposal[];
  /** There was a complete proposal, and there is none any more. */
  emptied: boolean;
}

export interface ComparedProposal {
  way: Way;
  refs: readonly string[];
  missing: readonly ('Attelage' | 'Faisceau')[];
  warnings: readonly string[];
}

export function compareRules(before: readonly FittingRule[], after: readonly FittingRule[]): RuleComparison {
  const [comparison] = [...compareRulesInSteps(before, after)].flat();
  if (!comparison) throw new Error('the steps end with a comparison');
  return comparison;
}

/** The same in steps; the last one holds the comparison. */
export function* compareRulesInSteps(
  before: readonly FittingRule[],
  after: readonly FittingRule[],
): Generator<RuleComparison[]> {
  const changed = [...unlike(before, after), ...unlike(after, before), ...reordered(before, after)].map(
    (rule) => ({
      ...rule,
      active: true,
    }),
  );
  const compiled: CompiledRules[] = [];
  for (const rules of [before, after, changed])
    for (const step of compileInSteps(rules)) {
      compiled.push(...step);
      yield [];
    }
  const [old, next, differing] = compiled;
  if (old && next && differing) yield [comparisonOf(old, next, differing, changed)];
}

function comparisonOf(
  old: CompiledRules,
  next: CompiledRules,
  differing: CompiledRules,
  changed: readonly FittingRule[],
): RuleComparison {
  const own = answersOf(questionsOf(changed));
  const differencesInSteps: RuleComparison['differencesInSteps'] = function* (vehicle, parts, conditions) {
    const asked = { vehicle, parts, conditions, answers: {} };
    const [was, is] = [prepare(asked, old), prepare(asked, next)];
    let found = 0;
    const step = (answers: Answers) => {
      const differences = differenceWith(answers, propose(was, answers), propose(is, answers));
      found += differences.length;
      return differences;
    };
    for (const answers of own) yield step(answers);
    // A rule on a part speaks only where other rules choose that part, which they may do after some answer.
    const questions = QUESTION_NAMES.filter((name) => was.questions.has(name) || is.questions.has(name));
    if (found === 0) for (const answers of answersOf(questions)) yield step(answers);
  };
  return {
    concerns: (vehicle) => rulesFor(differing, vehicle).length > 0,
    years: yearsOf(changed),
    differences: (...asked) => [...differencesInSteps(...asked)].flat(),
    differencesInSteps,
  };
}

type Drafts = Draft<FittingPart>[];

function differenceWith(answers: Answers, one: Drafts, other: Drafts): RuleDifference[] {
  const [before, after] = [one.sort(inOrder).map(compared), other.sort(inOrder).map(compared)];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const whole = (drafts: Drafts) => drafts.some(({ complete }) => complete);
  return [{ answers, before, after, emptied: whole(one) && !whole(other) }];
}

/** The rules of the first list that the second has not, or that decide otherwise there. */
function unlike(rules: readonly FittingRule[], others: readonly FittingRule[]): FittingRule[] {
  const known = new Set(others.map(decisive));
  return rules.filter((rule) => !known.has(decisive(rule)));
}

/** Title, reason and source change nothing in a proposal. */
const decisive = ({ ruleId, active, when, outcome, of, part, text }: FittingRule): string =>
  JSON.stringify([ruleId, active, when, outcome, of, part, text]);

/** Preferences, when those that both have stand in another order: the earlier counts more. */
function reordered(before: readonly FittingRule[], after: readonly FittingRule[]): FittingRule[] {
  const preferences = (rules: readonly FittingRule[], others: readonly FittingRule[]) => {
    const known = new Set(others.map(({ ruleId }) => ruleId));
    return rules.filter(({ outcome, ruleId }) => outcome === 'prefers' && known.has(ruleId));
  };
  const [was, is] = [preferences(before, after), preferences(after, before)];
  return was.some(({ ruleId }, at) => ruleId !== is[at]?.ruleId) ? is : [];
}

const compared = ({ way, lines, missing, warnings }: Draft<FittingPart>): ComparedProposal => ({
  way,
  refs: lines.map(({ prodRef }) => prodRef),
  missing: missing.map(({ of }) => of),
  warnings: warnings.map(({ text }) => text),
});

const TRIES_MAX = 44;

/**
 * All answers to these questions, left open among them; when those are too many, each use with each single answer to another
 * question.
 */
function answersOf(names: readonly Question[]): Answers[] {
  const all = names.reduce<Answers[]>(withAnswersTo, [{}]);
  if (all.length <= TRIES_MAX) return all;
  const uses = withAnswersTo([{}], 'use');
  const others = names.filter((name) => name !== 'use');
  return [...uses, ...others.flatMap((name) => withAnswersTo(uses, name).filter((some) => some[name]))];
}

/** Those on which the rules depend. */
function questionsOf(rules: readonly FittingRule[]): Question[] {
  const asked = new Set(
    rules.flatMap(({ when }) => when.filter((one) => isAbout('answer', one)).map(questionOf)),
  );
  return QUESTION_NAMES.filter((name) => asked.has(name));
}

const withAnswersTo = (made: readonly Answers[], name: Question): Answers[] =>
  made.flatMap((some) => [some, ...QUESTIONS[name].map((answer): Answers => ({ ...some, [name]: answer }))]);

/** Before, in and after each year that a rule names. */
const yearsOf = (rules: readonly FittingRule[]): number[] => [
  ...new Set(
    rules
      .flatMap(({ when }) => when.filter(({ field }) => field === 'vehicle.year'))
      .flatMap(({ values }) => values.flatMap((value) => firstNumber(value) ?? []))
      .flatMap((year) => [year - 1, year, year + 1]),
  ),
];

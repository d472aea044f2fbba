import type { FittingPart } from './part.ts';
import type { Prepared } from './prepare.ts';
import type { AskedQuestion, OpenPoint } from './proposal.ts';
import { type Draft, propose } from './propose.ts';
import { type Answers, QUESTION_NAMES, QUESTIONS, type Question } from './rule.ts';

type Compared = Omit<Draft<FittingPart>, 'choices'>;

/** What an answer may change, in a form that compares. */
const PARTS = {
  towbar: (draft) => draft.towbar?.prodId ?? '',
  harness: (draft) => draft.harness?.prodId ?? '',
  kit: ({ kit, completes }) => [kit?.part.prodId, kit?.taken, completes?.prodId].join(),
  missing: ({ missing }) =>
    missing.map(({ of, code, rules }) => [of, code, ...rules.map(({ ruleId }) => ruleId)].join()).join(';'),
  warnings: ({ warnings }) => warnings.map(({ text }) => text).join('\n'),
} as const satisfies Record<AskedQuestion['changes'][number], (draft: Compared) => string>;
const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** Proposals by answers, each made once. */
export type Trial<Part> = (answers: Answers) => Draft<Part>[];

export function trial<Part extends FittingPart>(prepared: Prepared<Part>): Trial<Part> {
  const made = new Map<string, Draft<Part>[]>();
  return (answers) => {
    const key = QUESTION_NAMES.map((name) => answers[name] ?? '').join();
    const known = made.get(key);
    if (known) return known;
    const drafts = propose(prepared, answers);
    made.set(key, drafts);
    return drafts;
  };
}

/**
 * The questions whose answer changes a proposal as it stands. When none is left, those that change it together with another
 * ('caravane' and 'aide au stationnement'), lest a rule on both never be reached.
 */
export function questionsFor<Part extends FittingPart>(
  tried: Trial<Part>,
  asked: ReadonlySet<Question>,
  answers: Answers,
  leftOpen: readonly Question[] = [],
): AskedQuestion[] {
  const unanswered = QUESTION_NAMES.filter((name) => asked.has(name) && answers[name] === undefined);
  const direct = unanswered.flatMap((name) => questionOf(name, changesOf(tried, name, answers)));
  const left = unanswered.filter((name) => !leftOpen.includes(name));
  if (left.length < 2 || direct.some(({ question }) => left.includes(question))) return direct;
  const together = left.flatMap((name) => {
    const others = left.filter((other) => other !== name);
    const changes = combinations(others, answers).flatMap((some) => changesOf(tried, name, some));
    return questionOf(
      name,
      PART_NAMES.filter((part) => changes.includes(part)),
    );
  });
  return [...direct, ...together];
}

/** What each answer to a question would make of one proposal; none when they make the same of it. */
export function openPoints<Part extends FittingPart>(
  tried: Trial<Part>,
  questions: readonly AskedQuestion[],
  { way }: Draft<Part>,
  answers: Answers,
): OpenPoint<Part>[] {
  return questions.flatMap(({ question, choices }) => {
    const drafts = choices.map((answer) => ({
      answer,
      draft: tried({ ...answers, [question]: answer }).find((one) => one.way === way),
    }));
    const made = new Set(
      drafts.map(({ draft }) => draft && PART_NAMES.map((part) => PARTS[part](draft)).join('|')),
    );
    if (made.size < 2) return [];
    const alternatives = drafts.map(({ answer, draft }) => ({
      answer,
      towbar: draft?.towbar ?? null,
      harness: draft?.harness ?? null,
      warnings: draft?.warnings.map(({ text }) => text) ?? [],
    }));
    return [{ question, alternatives }];
  });
}

const questionOf = (question: Question, changes: AskedQuestion['changes']): AskedQuestion[] =>
  changes.length > 0 ? [{ question, choices: QUESTIONS[question], changes }] : [];

function changesOf<Part extends FittingPart>(tried: Trial<Part>, question: Question, answers: Answers) {
  const all = [answers, ...QUESTIONS[question].map((answer) => ({ ...answers, [question]: answer }))].map(
    tried,
  );
  return PART_NAMES.filter(
    (part) =>
      new Set(all.map((drafts) => drafts.map((draft) => draft.way + PARTS[part](draft)).join('|'))).size > 1,
  );
}

/** Every way to answer these questions beside what is answered. */
const combinations = (questions: readonly Question[], answers: Answers): Answers[] =>
  questions.reduce<Answers[]>(
    (made, question) =>
      made.flatMap((some) => QUESTIONS[question].map((answer) => ({ ...some, [question]: answer }))),
    [answers],
  );

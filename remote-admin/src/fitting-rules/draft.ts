import type { RuleOfFitting } from '@extranet/shared/contracts';
import { newId } from '@extranet/shared/http';

type Rules = readonly RuleOfFitting[];

export const newRule = (): RuleOfFitting => ({
  ruleId: newId().toLowerCase(),
  title: '',
  active: true,
  when: [],
  outcome: 'requires',
  of: 'Faisceau',
  part: [],
  text: '',
  why: '',
  source: '',
});

export const TITLE_MAX = 120;
export const LONG_MAX = 300;

/** Nothing was typed into it. */
export const isBlank = ({ title, when, part, text, why, source }: RuleOfFitting): boolean =>
  [title, text, why, source].every((field) => field.trim() === '') && when.length + part.length === 0;

/** Only a warning has a text. What was typed for another outcome stays on the screen until the rule is saved. */
export const ready = (rule: RuleOfFitting): RuleOfFitting =>
  rule.outcome === 'warns' || rule.text === '' ? rule : { ...rule, text: '' };

/** Two rules of one title could not be told apart. */
export const copyOf = (rule: RuleOfFitting, titleOf: (title: string) => string): RuleOfFitting => ({
  ...rule,
  ruleId: newId().toLowerCase(),
  title: titleOf(rule.title).slice(0, TITLE_MAX),
});

export interface RuleChanges {
  added: Rules;
  changed: readonly { before: RuleOfFitting; after: RuleOfFitting }[];
  removed: Rules;
  /** Preferences whose place among the others is another one: the first that tells two parts apart decides. */
  moved: Rules;
}

export function changesBetween(before: Rules, after: Rules): RuleChanges {
  if (before === after) return { added: [], changed: [], removed: [], moved: [] };
  const [old, next] = [byId(before), byId(after)];
  return {
    added: after.filter(({ ruleId }) => !old.has(ruleId)),
    changed: after.flatMap((rule) => {
      const known = old.get(rule.ruleId);
      return known && !isSame(known, rule) ? [{ before: known, after: rule }] : [];
    }),
    removed: before.filter(({ ruleId }) => !next.has(ruleId)),
    moved: movedBetween(before, after),
  };
}

/** Of rules that are not as they were; one may have been changed and moved. */
export const countOf = ({ added, changed, removed, moved }: RuleChanges): number =>
  new Set([...added, ...changed.map(({ after }) => after), ...removed, ...moved].map(({ ruleId }) => ruleId))
    .size;

const isPreference = ({ outcome }: RuleOfFitting) => outcome === 'prefers';

/** Those before or behind which others stand than before. */
function movedBetween(before: Rules, after: Rules): Rules {
  const [old, next] = [before.filter(isPreference), after.filter(isPreference)];
  const [known, kept] = [byId(old), byId(next)];
  const places = old.filter(({ ruleId }) => kept.has(ruleId)).map(({ ruleId }) => ruleId);
  return next.filter(({ ruleId }) => known.has(ruleId)).filter(({ ruleId }, at) => ruleId !== places[at]);
}

/** A preference changes places with the one of its catalogue before it, or behind it; other rules have no order. */
export function moved(rules: Rules, ruleId: string, by: -1 | 1): Rules {
  const rule = rules.find((one) => one.ruleId === ruleId);
  const alike = rules.filter((one) => isPreference(one) && one.of === rule?.of);
  const other = rule && alike[alike.indexOf(rule) + by];
  if (!other || !isPreference(rule)) return rules;
  return rules.map((one) => (one === rule ? other : one === other ? rule : one));
}

/** One rule as it is saved, in its place. */
export function withSaved(rules: Rules, saved: Rules, ruleId: string): Rules {
  const rule = saved.find((one) => one.ruleId === ruleId);
  if (!rule) return rules;
  if (rules.some((one) => one.ruleId === ruleId))
    return rules.map((one) => (one.ruleId === ruleId ? rule : one));
  const places = new Map(saved.map((one, at) => [one.ruleId, at]));
  const own = places.get(ruleId) ?? 0;
  const after = rules.findIndex((one) => (places.get(one.ruleId) ?? Number.POSITIVE_INFINITY) > own);
  return after < 0 ? [...rules, rule] : rules.toSpliced(after, 0, rule);
}

export interface Rebased {
  rules: Rules;
  /** Titles of rules that both sides changed: ours was kept. */
  both: readonly string[];
}

/** Our changes on top of rules that somebody else saved meanwhile. */
export function rebased(base: Rules, ours: Rules, theirs: Rules): Rebased {
  const own = changesBetween(base, ours);
  const foreign = changesBetween(base, theirs);
  const mine = byId(own.changed.map(({ after }) => after));
  const gone = byId(own.removed);
  const known = byId(theirs);
  const kept = theirs.filter(({ ruleId }) => !gone.has(ruleId)).map((rule) => mine.get(rule.ruleId) ?? rule);
  const lost = [...mine.values()].filter(({ ruleId }) => !known.has(ruleId));
  const touched = byId([...foreign.changed.map(({ after }) => after), ...foreign.removed]);
  const all = [...kept, ...lost, ...own.added];
  return {
    rules: own.moved.length > 0 ? orderedLike(all, ours) : all,
    both: [...mine.values(), ...gone.values()].flatMap(({ ruleId, title }) =>
      touched.has(ruleId) ? [title] : [],
    ),
  };
}

/** Preferences in our order, in the places where preferences stand; those that we do not know come last. */
function orderedLike(rules: Rules, ours: Rules): Rules {
  const places = new Map(ours.map(({ ruleId }, at) => [ruleId, at]));
  const placeOf = ({ ruleId }: RuleOfFitting) => places.get(ruleId) ?? Number.POSITIVE_INFINITY;
  const preferences = rules
    .filter(isPreference)
    .toSorted((one, other) => Math.sign(placeOf(one) - placeOf(other)) || 0);
  return rules.map((rule) => (isPreference(rule) ? (preferences.shift() ?? rule) : rule));
}

const isSame = (one: RuleOfFitting, other: RuleOfFitting): boolean =>
  one === other || written(one) === written(other);

/** The order of the fields is the server's, or the form's. */
const written = ({ ruleId, title, active, when, outcome, of, part, text, why, source }: RuleOfFitting) =>
  JSON.stringify([ruleId, title, active, plain(when), outcome, of, plain(part), text, why, source]);

const plain = (conditions: RuleOfFitting['when']) =>
  conditions.map(({ field, operator, values }) => [field, operator, values]);

const byId = (rules: Rules): ReadonlyMap<string, RuleOfFitting> =>
  new Map(rules.map((rule) => [rule.ruleId, rule]));

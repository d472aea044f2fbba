import type { RuleOfFitting } from '@extranet/shared/contracts';
import { CATALOGUES, searchable, wordsOf } from '@extranet/shared/rules';
import { OUTCOMES } from '@extranet/shared/rules/fitting';
import { type RuleChanges, withSaved } from './draft.ts';

export type RuleState = 'same' | 'added' | 'changed' | 'moved' | 'removed';

export interface RuleRow {
  rule: RuleOfFitting;
  state: RuleState;
  /** As it is read, for the search and the eye. */
  words: string;
  problems: number;
}

export const GROUPINGS = ['outcome', 'of', 'subject', 'none'] as const;
export type Grouping = (typeof GROUPINGS)[number];
export const SORTS = ['order', 'title', 'state'] as const;
export type RuleSort = (typeof SORTS)[number];
export const SHOWN = ['all', 'active', 'inactive', 'unsaved', 'toCorrect'] as const;
export type Shown = (typeof SHOWN)[number];

/** What a rule speaks of: one that names a make is not one for all vehicles. */
const SUBJECTS = ['vehicle', 'answer', 'always'] as const;
const subjectOf = ({ when }: RuleOfFitting): (typeof SUBJECTS)[number] =>
  SUBJECTS.find((subject) => when.some(({ field }) => field.startsWith(subject))) ?? 'always';

type GroupId =
  | 'none'
  | `outcome.${(typeof OUTCOMES)[number]}`
  | `of.${(typeof CATALOGUES)[number]}`
  | `subject.${(typeof SUBJECTS)[number]}`;

const GROUPS = {
  outcome: OUTCOMES.map((id) => `outcome.${id}` as const),
  of: CATALOGUES.map((id) => `of.${id}` as const),
  subject: SUBJECTS.map((id) => `subject.${id}` as const),
} as const satisfies Record<Exclude<Grouping, 'none'>, readonly GroupId[]>;

export interface RuleGroup {
  /** The end of the key of its heading. */
  id: GroupId;
  rows: readonly RuleRow[];
}

/** Removed rules stay in their place until they are saved, so that each can be kept after all. */
export function statesOf(
  saved: readonly RuleOfFitting[],
  draft: readonly RuleOfFitting[],
  { added, changed, removed, moved }: RuleChanges,
): { rule: RuleOfFitting; state: RuleState }[] {
  const states = new Map<string, RuleState>([
    ...moved.map(({ ruleId }) => [ruleId, 'moved'] as const),
    ...added.map(({ ruleId }) => [ruleId, 'added'] as const),
    ...changed.map(({ after }) => [after.ruleId, 'changed'] as const),
  ]);
  for (const { ruleId } of removed) states.set(ruleId, 'removed');
  const all = removed.reduce((rules, { ruleId }) => withSaved(rules, saved, ruleId), draft);
  return all.map((rule) => ({ rule, state: states.get(rule.ruleId) ?? 'same' }));
}

export function findRules(rows: readonly RuleRow[], search: string, shown: Shown): RuleRow[] {
  const wanted = wordsOf(search);
  return rows.filter((row) => {
    if (!isShown(row, shown)) return false;
    const { title, why, source } = row.rule;
    const text = searchable(`${title} ${row.words} ${why} ${source}`);
    return wanted.every((word) => text.includes(word));
  });
}

function isShown({ rule, state, problems }: RuleRow, shown: Shown): boolean {
  if (shown === 'active') return rule.active;
  if (shown === 'inactive') return !rule.active;
  if (shown === 'unsaved') return state !== 'same';
  return shown === 'all' || problems > 0;
}

const french = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });
const byTitle = (one: RuleRow, other: RuleRow) => french.compare(one.rule.title, other.rule.title);
const STATES: readonly RuleState[] = ['added', 'changed', 'moved', 'removed', 'same'];

export function sortRules(rows: readonly RuleRow[], by: RuleSort): readonly RuleRow[] {
  if (by === 'order') return rows;
  if (by === 'title') return rows.toSorted(byTitle);
  return rows.toSorted(
    (one, other) => STATES.indexOf(one.state) - STATES.indexOf(other.state) || byTitle(one, other),
  );
}

export function groupRules(rows: readonly RuleRow[], by: Grouping): RuleGroup[] {
  if (by === 'none') return [{ id: 'none', rows }];
  const idOf = ({ rule }: RuleRow) => `${by}.${by === 'subject' ? subjectOf(rule) : rule[by]}`;
  return GROUPS[by]
    .map((id) => ({ id, rows: rows.filter((row) => idOf(row) === id) }))
    .filter((group) => group.rows.length > 0);
}

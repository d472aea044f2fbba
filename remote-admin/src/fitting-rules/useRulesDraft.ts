import type { RuleOfFitting } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useMemo, useRef } from 'react';
import { changesBetween, copyOf, countOf, moved, newRule, type RuleChanges, withSaved } from './draft.ts';
import { draftChanged, rulesClosed, rulesOpened, useFittingRules } from './fitting-rules.slice.ts';
import { problemsOf } from './problems.ts';
import { type RuleRow, type RuleState, statesOf } from './rule-list.ts';
import { ruleWords, type Translate } from './rule-words.ts';

export interface RulesDraft extends DraftActions {
  rows: readonly RuleRow[];
  changes: RuleChanges;
  /** How many rules are unsaved. */
  count: number;
  /** How many must be corrected before anything can be saved. */
  toCorrect: number;
}

export interface DraftActions {
  change: (rule: RuleOfFitting) => void;
  /** Adds a rule, empty or like another one, and answers its id. */
  add: (like?: RuleOfFitting) => string;
  remove: (ruleId: string) => void;
  /** A removed or changed rule becomes again what is saved. */
  takeBack: (ruleId: string) => void;
  /** A preference before or behind another one. */
  move: (ruleId: string, by: -1 | 1) => void;
}

/** All rules with the unsaved changes, which are saved together. */
export function useRulesDraft(): RulesDraft {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { saved, draft } = useFittingRules((state) => state.fittingRules);
  useEffect(() => {
    dispatch(rulesOpened());
    return () => {
      dispatch(rulesClosed());
    };
  }, [dispatch]);
  const changes = useMemo(() => changesBetween(saved, draft), [saved, draft]);
  const rowOf = useMemo(() => rowsByRule(t), [t]);
  const rows = useMemo(
    () => statesOf(saved, draft, changes).map(({ rule, state }) => rowOf(rule, state)),
    [rowOf, saved, draft, changes],
  );
  const latest = useRef({ saved, draft, t });
  latest.current = { saved, draft, t };
  const actions = useMemo<DraftActions>(() => {
    const replace = (make: (rules: readonly RuleOfFitting[]) => readonly RuleOfFitting[]) => {
      latest.current.draft = [...make(latest.current.draft)];
      dispatch(draftChanged(latest.current.draft));
    };
    return {
      change: (rule) => replace((rules) => rules.map((one) => (one.ruleId === rule.ruleId ? rule : one))),
      add: (like) => {
        const rule = like ? copyOf(like, (title) => latest.current.t('rules.copyOf', { title })) : newRule();
        replace((rules) => [...rules, rule]);
        return rule.ruleId;
      },
      remove: (ruleId) => replace((rules) => rules.filter((rule) => rule.ruleId !== ruleId)),
      takeBack: (ruleId) => replace((rules) => withSaved(rules, latest.current.saved, ruleId)),
      move: (ruleId, by) => replace((rules) => moved(rules, ruleId, by)),
    };
  }, [dispatch]);
  const count = countOf(changes);
  const toCorrect = rows.filter(({ problems }) => problems > 0).length;
  return { rows, changes, count, toCorrect, ...actions };
}

/** The same row for the same rule, so that one keystroke in a form draws one row of the list anew. */
function rowsByRule(t: Translate) {
  const known = new WeakMap<RuleOfFitting, RuleRow>();
  return (rule: RuleOfFitting, state: RuleState): RuleRow => {
    const kept = known.get(rule);
    if (kept?.state === state) return kept;
    const problems = state === 'removed' ? 0 : problemsOf(t, rule).length;
    const row = { rule, state, problems, words: ruleWords(t, rule) };
    known.set(rule, row);
    return row;
  };
}

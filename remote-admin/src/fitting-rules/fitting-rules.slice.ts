import type { FittingPreview, FittingRules, RuleOfFitting } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, remoteSelector, type UnknownAction } from '@extranet/shared/store';
import { rebased } from './draft.ts';

type Rules = readonly RuleOfFitting[];

interface Effect {
  /** The draft of which it speaks: with another one it is out of date. */
  of: Rules;
  preview: FittingPreview | null;
  refusal: Refusal | null;
}

interface FittingRulesState {
  status: 'empty' | 'pending' | 'success' | 'error';
  version: number;
  saved: Rules;
  /** All rules with the unsaved changes; the same list as `saved` without any. */
  draft: Rules;
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
  effect: Effect | null;
  /** The draft was put upon a newer version: rules that both sides had changed. */
  broughtOver: { both: readonly string[] } | null;
}

export const rulesOpened = createAction('admin/fittingRulesOpened');
export const rulesClosed = createAction('admin/fittingRulesClosed');
export const rulesRead = createAction<FittingRules>('admin/fittingRulesRead');
export const rulesReadFailed = createAction('admin/fittingRulesReadFailed');
export const draftChanged = createAction<Rules>('admin/fittingDraftChanged');
export const draftDropped = createAction('admin/fittingDraftDropped');
export const previewAsked = createAction<Rules>('admin/fittingPreviewAsked');
export const previewRead = createAction<{ of: Rules; preview: FittingPreview }>('admin/fittingPreviewRead');
export const previewRefused = createAction<{ of: Rules; refusal: Refusal }>('admin/fittingPreviewRefused');
export const rulesSubmitted = createAction<{ after: number; comment: string; rules: Rules }>(
  'admin/fittingRulesSubmitted',
);
export const rulesSaved = createAction<{ version: number; rules: Rules }>('admin/fittingRulesSaved');
export const rulesRefused = createAction<Refusal>('admin/fittingRulesRefused');
/** Asks for what was saved meanwhile, to put the own changes on top of it. */
export const bringingOverAsked = createAction('admin/fittingBringingOverAsked');
export const rulesBroughtOver = createAction<FittingRules>('admin/fittingRulesBroughtOver');

const initialState: FittingRulesState = {
  status: 'empty',
  version: 0,
  saved: [],
  draft: [],
  saving: 'empty',
  refusal: null,
  effect: null,
  broughtOver: null,
};

/** Of thousands of rules at every keystroke: lists are replaced, none is walked through. */
export function fittingRulesReducer(state = initialState, action: UnknownAction): FittingRulesState {
  if (rulesOpened.match(action)) return { ...initialState, status: 'pending' };
  if (rulesClosed.match(action)) return initialState;
  if (rulesRead.match(action)) return loaded(action.payload);
  if (rulesReadFailed.match(action)) return { ...state, status: 'error' };
  if (draftChanged.match(action)) return { ...state, draft: action.payload };
  if (draftDropped.match(action)) return loaded({ version: state.version, rules: state.saved });
  if (previewAsked.match(action))
    return { ...state, effect: { of: action.payload, preview: null, refusal: null } };
  if (previewRead.match(action)) return { ...state, effect: { ...action.payload, refusal: null } };
  if (previewRefused.match(action)) return { ...state, effect: { ...action.payload, preview: null } };
  if (rulesSubmitted.match(action) || bringingOverAsked.match(action))
    return { ...state, saving: 'pending', refusal: null };
  if (rulesSaved.match(action)) return { ...loaded(action.payload), saving: 'success' };
  if (rulesRefused.match(action)) return { ...state, saving: 'error', refusal: action.payload };
  if (rulesBroughtOver.match(action)) {
    const { rules, both } = rebased(state.saved, state.draft, action.payload.rules);
    return { ...loaded(action.payload), draft: rules, broughtOver: { both } };
  }
  return state;
}

const loaded = ({ version, rules }: { version: number; rules: Rules }): FittingRulesState => ({
  ...initialState,
  status: 'success',
  version,
  saved: rules,
  draft: rules,
});

export const useFittingRules = remoteSelector<{ fittingRules: FittingRulesState }>('admin');

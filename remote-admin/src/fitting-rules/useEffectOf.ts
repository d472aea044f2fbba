import type { RuleOfFitting } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { useRefusal } from '../refusals.ts';
import { previewAsked, useFittingRules } from './fitting-rules.slice.ts';

/** What these rules would do if they held: asked once for all who show it, anew for others; null asks nothing. */
export function useEffectOf(rules: readonly RuleOfFitting[] | null) {
  const dispatch = useAppDispatch();
  const effect = useFittingRules((state) => state.fittingRules.effect);
  const current = effect?.of === rules ? effect : null;
  const missing = rules !== null && current === null;
  useEffect(() => {
    if (missing) dispatch(previewAsked(rules));
  }, [dispatch, missing, rules]);
  return {
    preview: current?.preview ?? null,
    refusal: useRefusal(current?.refusal ?? null),
    askAgain: () => rules && dispatch(previewAsked(rules)),
  };
}

import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { useRefusal } from '../refusals.ts';
import { previewAsked, useFittingRules } from './fitting-rules.slice.ts';

/** What the unsaved changes would do, asked anew when the draft has changed and once for both dialogs that show it. */
export function useDraftEffect(open: boolean) {
  const dispatch = useAppDispatch();
  const { draft, effect } = useFittingRules((state) => state.fittingRules);
  const current = effect?.of === draft ? effect : null;
  const missing = open && current === null;
  useEffect(() => {
    if (missing) dispatch(previewAsked(draft));
  }, [dispatch, missing, draft]);
  return {
    preview: current?.preview ?? null,
    refusal: useRefusal(current?.refusal ?? null),
    askAgain: () => dispatch(previewAsked(draft)),
  };
}

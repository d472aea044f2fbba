import type { Refusal } from '@extranet/shared/http';
import { toast } from '@extranet/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFailureText } from '../useFailureText.ts';
import { useExpress } from './express.slice.ts';
import { useProblemText } from './useProblemText.ts';

/** Says in a message what the field of the reference cannot: failures that are not about the reference. */
export function useToldFailures(): void {
  const failureText = useFailureText();
  const problemText = useProblemText();
  const failure = useExpress(({ express }) => express.failure);
  const tell = useEffectEvent((refusal: Refusal) => {
    if (problemText(refusal, '') === undefined) toast({ text: failureText(refusal), tone: 'error' });
  });
  const seen = useRef(failure);
  useEffect(() => {
    if (failure && failure !== seen.current) tell(failure);
    seen.current = failure;
  }, [failure]);
}

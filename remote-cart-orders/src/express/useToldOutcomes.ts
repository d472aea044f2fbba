import type { Refusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { toast } from '@extranet/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFailureText } from '../useFailureText.ts';
import { useExpress } from './express.slice.ts';
import { useProblemText } from './useProblemText.ts';

/** Says in messages what the field of the reference cannot: what was added to a line, and failures that are not about the reference. */
export function useToldOutcomes(): void {
  const { t } = useTranslation('cart-orders');
  const failureText = useFailureText();
  const problemText = useProblemText();
  const { summed, failure } = useExpress(({ express }) => express);
  const tellSum = useEffectEvent(() => {
    if (summed) toast({ text: t('express.summed', { reference: summed.ref, quantity: summed.qty }) });
  });
  const tellFailure = useEffectEvent((refusal: Refusal) => {
    if (problemText(refusal, '') === undefined) toast({ text: failureText(refusal), tone: 'error' });
  });
  const seen = useRef({ summed, failure });
  useEffect(() => {
    const before = seen.current;
    seen.current = { summed, failure };
    if (summed !== before.summed) tellSum();
    if (failure && failure !== before.failure) tellFailure(failure);
  }, [summed, failure]);
}

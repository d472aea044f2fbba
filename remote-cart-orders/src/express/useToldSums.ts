import { useTranslation } from '@extranet/shared/i18n';
import { toast } from '@extranet/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useExpress } from './express.slice.ts';

/** Says in a message that a reference which was in the list already was added to its line. */
export function useToldSums(): void {
  const { t } = useTranslation('cart-orders');
  const summed = useExpress(({ express }) => express.summed);
  const tell = useEffectEvent(() => {
    if (summed) toast({ text: t('express.summed', { reference: summed.ref, quantity: summed.qty }) });
  });
  const seen = useRef(summed);
  useEffect(() => {
    if (summed !== seen.current) tell();
    seen.current = summed;
  }, [summed]);
}

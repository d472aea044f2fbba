import type { AdminOrderRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Alert, Button } from '@extranet/shared/ui';
import { PackageCheck } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { severalAsked, severalDismissed, useSeveral } from './several.slice.ts';

interface Props {
  ticked: readonly AdminOrderRow[];
  onDone: () => void;
}

/** What can be done with the ticked orders, and what came of it. */
export function Several({ ticked, onDone }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, outcome } = useSeveral((state) => state.several);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome.
  useEffect(() => {
    if (outcome) onDone();
  }, [outcome]);
  useEffect(
    () => () => {
      dispatch(severalDismissed());
    },
    [dispatch],
  );
  if (ticked.length === 0 && !outcome && status !== 'error') return null;
  return (
    <Bar>
      {ticked.length > 0 && (
        <Button
          icon={PackageCheck}
          variant="primary"
          busy={status === 'pending'}
          onClick={() => dispatch(severalAsked([...ticked]))}
        >
          {t('orders.prepareSome', { count: ticked.length })}
        </Button>
      )}
      {outcome && outcome.done.length > 0 && (
        <Alert tone="success" onDismiss={() => dispatch(severalDismissed())}>
          {t('orders.prepared', { count: outcome.done.length })}
        </Alert>
      )}
      {outcome && outcome.refused.length > 0 && (
        <Alert onDismiss={() => dispatch(severalDismissed())}>
          <ul>
            {outcome.refused.map(({ orderId, orderRef, message }) => (
              <li key={orderId}>{t('orders.refused', { ref: orderRef, message })}</li>
            ))}
          </ul>
        </Alert>
      )}
      {status === 'error' && <Alert>{t('orders.severalFailed')}</Alert>}
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space('s')};
  padding: ${space('s', 'l')};
`;

import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Reference } from '@extranet/shared/ui';
import { useFailureText } from '../useFailureText.ts';
import { missedRead, useExpress } from './express.slice.ts';
import { useProblemText } from './useProblemText.ts';

/** What was refused while the next one was already being typed or scanned: it stays until it is read. */
export function MissedScans() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const failureText = useFailureText();
  const missed = useExpress(({ express }) => express.missed);
  if (missed.length === 0) return null;
  return (
    <Alert tone="error" title={t('express.missed')} onDismiss={() => dispatch(missedRead())}>
      <ul>
        {missed.map(({ ref, qty, failure }, index) => (
          <li key={index}>
            <Reference>{ref}</Reference>
            {qty > 1 && ` × ${integer(qty)}`} {problemText(failure, ref) ?? failureText(failure)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

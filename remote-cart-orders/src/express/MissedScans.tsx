import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Reference } from '@extranet/shared/ui';
import { useFailureText } from '../useFailureText.ts';
import { missedRead, useExpress } from './express.slice.ts';
import { useProblemText } from './useProblemText.ts';

/** Of a fast series, what was refused while the next code was already being scanned: it stays until it is read. */
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
        {missed.map(({ ref, failure }, index) => (
          <li key={index}>
            <Reference>{ref}</Reference> {problemText(failure, ref) ?? failureText(failure)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

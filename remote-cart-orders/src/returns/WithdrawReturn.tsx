import type { Return } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, ConfirmDialog, Row, Stack } from '@extranet/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '../useFailureText.ts';
import { useReturns, withdrawalConfirmed } from './returns.slice.ts';

/** While nobody has decided, the customer takes the request back; where somebody was quicker, it says so. */
export function WithdrawReturn({ one: { returnId, state } }: { one: Return }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { withdrawal, withdrawalRefusal } = useReturns(({ returns }) => returns);
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(withdrawal);
  useEffect(() => {
    const wasPending = before.current === 'pending';
    before.current = withdrawal;
    if (!wasPending || withdrawal === 'pending') return;
    setAsking(false);
    // The button has gone with the request: who cannot see that hears what has come in its place.
    if (withdrawal === 'success') place.current?.focus();
  }, [withdrawal]);
  const isOpen = state === 'demande';
  const isWithdrawn = withdrawal === 'success';
  if (!isOpen && !isWithdrawn && !withdrawalRefusal) return null;
  return (
    <Stack $gap="m" ref={place} tabIndex={-1}>
      {isWithdrawn && <Alert tone="success">{t('returns.withdrawn')}</Alert>}
      {withdrawalRefusal && (
        <Alert tone="error" title={t('returns.withdrawFailed')}>
          {failureText(withdrawalRefusal)}
        </Alert>
      )}
      {isOpen && (
        <Row>
          <Button onClick={() => setAsking(true)}>{t('returns.withdraw')}</Button>
        </Row>
      )}
      <ConfirmDialog
        open={asking && isOpen}
        title={t('returns.withdrawTitle')}
        confirm={t('returns.withdraw')}
        cancel={t('returns.withdrawKeep')}
        busy={withdrawal === 'pending'}
        danger
        onConfirm={() => dispatch(withdrawalConfirmed(returnId))}
        onClose={() => setAsking(false)}
      >
        {t('returns.withdrawHint')}
      </ConfirmDialog>
    </Stack>
  );
}

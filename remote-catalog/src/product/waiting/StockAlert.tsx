import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Link } from '@extranet/shared/ui';
import { Bell, BellOff } from 'lucide-react';
import { useEffect } from 'react';
import { alertShown, alertWanted, useWaiting } from './waiting.slice.ts';

/** 'Me prévenir' on a product that is sold out: told once, in the notifications and as the account chose. */
export function StockAlert({ prodId }: { prodId: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { waiting, saving, refusal } = useWaiting((state) => state.waiting);
  useEffect(() => {
    dispatch(alertShown(prodId));
  }, [dispatch, prodId]);
  const isOn = waiting === true;
  return (
    <>
      {refusal !== null && <Alert tone="error">{refusal || t('product.alert.failed')}</Alert>}
      <p role="status">{isOn && t('product.alert.isOn')}</p>
      {isOn && (
        <Link to="/orders/requests" alone>
          {t('product.alert.all')}
        </Link>
      )}
      <Button
        wide
        data-print="never"
        icon={isOn ? BellOff : Bell}
        // Its place is there from the start; what it offers is known a moment later.
        busy={saving || waiting === null}
        onClick={() => dispatch(alertWanted({ prodId, wanted: !isOn }))}
      >
        {isOn ? t('product.alert.off') : t('product.alert.on')}
      </Button>
    </>
  );
}

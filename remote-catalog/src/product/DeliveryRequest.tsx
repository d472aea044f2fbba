import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button } from '@extranet/shared/ui';
import { deliveryAsked } from './product.slice.ts';
import { useLastShown } from './useLastShown.ts';

/** For stock code 0: asks the supplier when the product can be delivered. */
export function DeliveryRequest({ prodId }: { prodId: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { asking, askedBefore, askingRefusal } = useLastShown();
  if (asking === 'success')
    return (
      <Alert tone="success">
        {askedBefore ? t('product.delivery.askedBefore') : t('product.delivery.asked')}
      </Alert>
    );
  return (
    <>
      {asking === 'error' && <Alert tone="error">{askingRefusal || t('product.delivery.failed')}</Alert>}
      <Button wide busy={asking === 'pending'} onClick={() => dispatch(deliveryAsked(prodId))}>
        {t('product.delivery.ask')}
      </Button>
    </>
  );
}

import type { Delivery } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { ConfirmDialog } from '@extranet/shared/ui';
import { addressLines } from './address.ts';
import { addressRemoved, useAddresses } from './addresses.slice.ts';

interface Props {
  /** The address to be deleted, once it is confirmed. */
  condemned: Delivery | null;
  onClose: () => void;
  onDeleted?: (delivery: Delivery) => void;
}

export function DeleteAddress({ condemned, onClose, onDeleted }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const removing = useAddresses(({ addresses }) => addresses.removing);
  return (
    <ConfirmDialog
      open={condemned !== null}
      title={t('address.deleteTitle')}
      confirm={t('address.delete')}
      danger
      busy={removing !== null}
      onClose={onClose}
      onConfirm={() => {
        if (condemned) {
          dispatch(addressRemoved(condemned.daId));
          onDeleted?.(condemned);
        }
        onClose();
      }}
    >
      {condemned && addressLines(condemned).join(', ')}
    </ConfirmDialog>
  );
}

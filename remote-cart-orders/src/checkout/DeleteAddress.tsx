import type { Delivery } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { ConfirmDialog } from '@extranet/shared/ui';
import { addressLines } from './address.ts';
import { addressRemoved, useAddresses } from './addresses.slice.ts';

interface Props {
  /** The address to delete after confirmation. */
  toDelete: Delivery | null;
  onClose: () => void;
  onDeleted?: (delivery: Delivery) => void;
}

export function DeleteAddress({ toDelete, onClose, onDeleted }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const removing = useAddresses(({ addresses }) => addresses.removing);
  return (
    <ConfirmDialog
      open={toDelete !== null}
      title={t('address.deleteTitle')}
      confirm={t('address.delete')}
      danger
      busy={removing !== null}
      onClose={onClose}
      onConfirm={() => {
        if (toDelete) {
          dispatch(addressRemoved(toDelete.daId));
          onDeleted?.(toDelete);
        }
        onClose();
      }}
    >
      {toDelete && addressLines(toDelete).join(', ')}
    </ConfirmDialog>
  );
}

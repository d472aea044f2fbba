import type { AdminCustomer } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button } from '@extranet/shared/ui';
import { customerRestored } from './customer.slice.ts';

/** A deleted account is not edited; it can come back as what it was. */
export function DeletedAlert({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  return (
    <Alert
      tone="warning"
      title={t('customer.isDeleted')}
      action={
        <Button onClick={() => dispatch(customerRestored(customer.userId))}>{t('customer.restore')}</Button>
      }
    />
  );
}

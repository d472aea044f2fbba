import { useTranslation } from '@extranet/shared/i18n';
import { Button, Modal, toast } from '@extranet/shared/ui';
import { Euro } from 'lucide-react';
import { useMemo } from 'react';
import { CustomerTabs } from './customer/CustomerTabs.tsx';
import { useCustomer } from './customer/customer.slice.ts';
import { useCustomerEdit } from './customer/useCustomerEdit.ts';
import { AdminOrdersList, type OrderColumn } from './orders/AdminOrdersList.tsx';
import { RecordPlaceholder } from './RecordPlaceholder.tsx';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

interface Props {
  id: string;
  open: boolean;
  title: string;
  onMode: (mode: 'specialPrices') => void;
  onClose: () => void;
}

const COLUMNS: OrderColumn[] = [
  'orderDate',
  'orderRef',
  'articles',
  'delivery',
  'orderTotalPriceIT',
  'download',
];

export function CustomerEditDialog({ id, open, title, onMode, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { status, saving } = useCustomer((state) => state.customer);
  const edit = useCustomerEdit(id);
  const { leave, finish, question } = useUnsavedGuard(open && edit.dirty && saving !== 'success');
  const deleted = edit.customer?.userStatus.startsWith('supp') ?? false;
  const filters = useMemo(() => ({ 'orderUserId:eq': id }), [id]);

  useOnBecomingTrue(saving === 'success' || deleted, () => {
    toast({ text: t(deleted ? 'customer.isDeleted' : 'customer.saved') });
    finish(onClose);
  });
  const close = () => leave(onClose);
  return (
    <>
      <Modal
        open={open}
        onClose={close}
        title={title}
        size="l"
        footer={
          <>
            {!edit.isNew && status !== 'missing' && (
              <Button icon={Euro} variant="quiet" onClick={() => leave(() => onMode('specialPrices'))}>
                {t('specialPrices.title')}
              </Button>
            )}
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button
              variant="primary"
              busy={saving === 'pending'}
              disabled={status !== 'success' || !edit.canSave || (!edit.dirty && !edit.isNew)}
              onClick={edit.save}
            >
              {t('common.save')}
            </Button>
          </>
        }
      >
        <RecordPlaceholder
          status={status}
          missing={t('customer.missing')}
          missingHint={t('customer.missingHint')}
          failed={t('customer.failed')}
          onRetry={edit.reload}
          height="18rem"
        />
        {status === 'success' && !deleted && (
          <CustomerTabs
            edit={edit}
            orders={
              <AdminOrdersList
                id="AdminOrdersListOfCustomer"
                title={false}
                yearSelector={false}
                columns={COLUMNS}
                filters={filters}
                maxHeight="min(28rem, 50dvh)"
              />
            }
          />
        )}
      </Modal>
      {question}
    </>
  );
}

import type { AdminCustomer } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font } from '@extranet/shared/theme';
import { Button, Modal, toast } from '@extranet/shared/ui';
import { Euro, ExternalLink } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CustomerSections } from './customer/CustomerSections.tsx';
import { CustomerTabs } from './customer/CustomerTabs.tsx';
import { useCustomer } from './customer/customer.slice.ts';
import { DecisionPanel } from './customer/DecisionPanel.tsx';
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
  const navigate = useNavigate();
  const edit = useCustomerEdit(id);
  const { leave, finish, question } = useUnsavedGuard(open && edit.dirty && saving !== 'success');
  const deleted = edit.customer?.userStatus.startsWith('supp') ?? false;
  const sent = useRef(false);
  const filters = useMemo(() => ({ 'orderUserId:eq': id }), [id]);

  useOnBecomingTrue(saving === 'success' || deleted, () => {
    // A decision about the account says itself what came of it.
    if (sent.current || deleted) toast({ text: t(savedText(edit.customer)) });
    finish(onClose);
  });
  const close = () => leave(onClose);
  const save = () => {
    sent.current = true;
    edit.save();
  };
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
            {!edit.isNew && status === 'success' && (
              <Button
                variant="quiet"
                icon={ExternalLink}
                onClick={() => leave(() => void navigate(`/extradmin/customers/${id}`, { replace: true }))}
              >
                {t('customer.open')}
              </Button>
            )}
            {edit.isNew && edit.reason && <Reason role="status">{edit.reason}</Reason>}
            <Button onClick={close}>{t('common.close')}</Button>
            <Button
              variant="primary"
              busy={saving === 'pending'}
              disabled={status !== 'success' || edit.reason !== undefined || (!edit.dirty && !edit.isNew)}
              onClick={save}
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
        {status === 'success' && edit.isNew && <CustomerSections edit={edit} />}
        {edit.customer && !edit.isNew && (
          <DecisionPanel
            customer={edit.customer}
            unsaved={edit.unsaved.map((section) => t(`customer.tab.${section}`))}
            onDecided={() => {
              if (!edit.dirty) finish(onClose);
            }}
          />
        )}
        {status === 'success' && !edit.isNew && !deleted && (
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

const savedText = (customer: AdminCustomer | null) => {
  if (customer?.userStatus.startsWith('supp')) return 'customer.isDeleted';
  return customer?.userCatalogs.length === 0 ? 'customer.savedWithout' : 'customer.saved';
};

const Reason = styled.p`
  flex: 1 1 12rem;
  color: ${color('soft')};
  font: ${font('xs')};
`;

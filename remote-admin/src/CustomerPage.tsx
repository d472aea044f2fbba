import { useTranslation } from '@extranet/shared/i18n';
import { Button, Link, PageTitle, Panel, Stack, toast } from '@extranet/shared/ui';
import { ArrowLeft, Euro } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { CustomerAside } from './customer/CustomerAside.tsx';
import { CustomerSections } from './customer/CustomerSections.tsx';
import { useCustomer } from './customer/customer.slice.ts';
import { DecisionPanel } from './customer/DecisionPanel.tsx';
import { DeletedAlert } from './customer/DeletedAlert.tsx';
import { DeliveryAddresses } from './customer/DeliveryAddresses.tsx';
import { customerTitle } from './customer/draft.ts';
import { PriceOfProduct } from './customer/PriceOfProduct.tsx';
import { useCustomerEdit } from './customer/useCustomerEdit.ts';
import { LastEvents } from './journal/LastEvents.tsx';
import { AdminOrdersList, type OrderColumn } from './orders/AdminOrdersList.tsx';
import { useOpenOrder } from './orders/useOpenOrder.ts';
import { RecordBar } from './RecordBar.tsx';
import { RecordLayout } from './RecordLayout.tsx';
import { RecordPlaceholder } from './RecordPlaceholder.tsx';
import { useGuardedLinks } from './useGuardedLinks.ts';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

const COLUMNS: OrderColumn[] = ['orderDate', 'orderRef', 'articles', 'orderTotalPriceIT', 'download'];
const LIST = '/extradmin/customers';

/** A customer with an address: the account in sections, orders and addresses, and beside them what is known. */
export default function CustomerPage({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { status, saving } = useCustomer((state) => state.customer);
  const edit = useCustomerEdit(id);
  const { customer, isNew } = edit;
  const { leave, finish, question } = useUnsavedGuard(edit.dirty);
  const openOrder = useOpenOrder();
  useGuardedLinks(edit.dirty, leave);
  const filters = useMemo(() => ({ 'orderUserId:eq': id }), [id]);
  useOnBecomingTrue(saving === 'success', () => {
    if (!customer) return;
    toast({ text: t(customer.userCatalogs.length > 0 ? 'customer.saved' : 'customer.savedWithout') });
    if (isNew) finish(() => void navigate(`${LIST}/${customer.userId}`, { replace: true }));
  });
  const deleted = customer?.userStatus.startsWith('supp') ?? false;
  const title = customer ? customerTitle(customer) : t(isNew ? 'customer.new' : 'customer.title');
  const names = edit.unsaved.map((section) => t(`customer.tab.${section}`));
  return (
    <>
      <PageTitle
        title={title}
        actions={
          customer && (
            <Button
              icon={Euro}
              onClick={() =>
                leave(() => void navigate(`${LIST}/${id}?mode=specialPrices`, { state: { fromList: true } }))
              }
            >
              {t('specialPrices.title')}
            </Button>
          )
        }
      >
        <Link to={LIST} icon={ArrowLeft}>
          {t('customer.toList')}
        </Link>
      </PageTitle>
      <RecordPlaceholder
        status={status}
        missing={t('customer.missing')}
        missingHint={t('record.missingHint')}
        failed={t('customer.failed')}
        onRetry={edit.reload}
        height="32rem"
      />
      {status === 'success' && (
        <RecordLayout
          aside={
            customer && (
              <CustomerAside
                customer={customer}
                events={<LastEvents id={customer.userId} changedAt={customer.userUpdatedAt} />}
              />
            )
          }
        >
          {customer && <DecisionPanel customer={customer} unsaved={names} />}
          {customer && deleted && <DeletedAlert customer={customer} />}
          {!deleted && <CustomerSections edit={edit} />}
          {customer && (
            <Stack>
              <PriceOfProduct customer={customer} />
              <DeliveryAddresses id={customer.userId} />
              <Panel title={t('customer.tab.orders')} flush>
                <AdminOrdersList
                  id="AdminOrdersListOfCustomer"
                  title={false}
                  yearSelector={false}
                  columns={COLUMNS}
                  filters={filters}
                  maxHeight="24rem"
                  onOrder={(orderId) => leave(() => openOrder(orderId))}
                />
              </Panel>
            </Stack>
          )}
          {(edit.dirty || isNew) && !deleted && (
            <RecordBar
              unsaved={isNew ? [t('customer.new')] : names}
              saving={saving === 'pending'}
              // Nothing is wrong with a form that is still empty: what it needs is told, and marked when it is saved.
              {...(isNew ? { kinds: edit.reason ?? '' } : { reason: edit.reason })}
              onDrop={isNew ? undefined : edit.drop}
              onSave={edit.save}
            />
          )}
        </RecordLayout>
      )}
      {question}
    </>
  );
}

import type { Delivery } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, EmptyState, Panel, Stack, TextField } from '@extranet/shared/ui';
import { DataTable, FilterBar } from '@extranet/shared/ui/table';
import { MapPin, Plus, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { CompanyPanel } from '../CompanyPanel.tsx';
import { useFailureText } from '../useFailureText.ts';
import { useFocusOnward } from '../useFocusOnward.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { filterAddresses } from './address.ts';
import { addressCard, addressColumns } from './addressColumns.tsx';
import { addAddressesPart } from './addresses.part.ts';
import { addressesOpened, useAddresses } from './addresses.slice.ts';
import { DeleteAddress } from './DeleteAddress.tsx';

addAddressesPart();

/** All addresses of an account, hidden ones at half opacity (C2.28). */
export default function AddressesTab() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { status, items, removeFailure } = useAddresses(({ addresses }) => addresses);
  const [text, setText] = useState('');
  const [editing, setEditing] = useState<Delivery | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<Delivery | null>(null);
  useEffect(() => {
    dispatch(addressesOpened('all'));
  }, [dispatch]);
  const columns = useMemo(() => addressColumns(t, setToDelete), [t]);
  const card = useMemo(() => addressCard(t), [t]);
  const settled = useDeferredValue(text);
  const shown = useMemo(
    () => filterAddresses(items, settled, { visible: t('address.yes'), hidden: t('address.no') }),
    [items, settled, t],
  );
  const tab = useRef<HTMLDivElement>(null);
  const leave = useFocusOnward(tab, items.length, '[role="row"][data-index]');
  const add = (
    <Button icon={Plus} variant="primary" onClick={() => setEditing('new')}>
      {t('address.new')}
    </Button>
  );
  return (
    <Stack ref={tab}>
      <Panel title={t('address.title')} actions={items.length > 0 && add} flush>
        {items.length > 0 && (
          <FilterBar
            label={t('address.filter')}
            count={t('address.count', { count: shown.length })}
            onClear={() => setText('')}
            filtered={text !== ''}
          >
            <TextField
              label={t('address.filter')}
              hideLabel
              icon={Search}
              value={text}
              onValue={setText}
              type="search"
              placeholder={t('address.filter')}
            />
          </FilterBar>
        )}
        {removeFailure && <Alert tone="error">{failureText(removeFailure)}</Alert>}
        {status === 'error' ? (
          <EmptyState
            title={t('address.failed')}
            action={<Button onClick={() => dispatch(addressesOpened('all'))}>{t('retry')}</Button>}
          />
        ) : (
          <DataTable
            label={t('address.title')}
            columns={columns}
            rows={shown}
            rowKey={({ daId }) => daId}
            onOpen={setEditing}
            card={card}
            loading={status === 'pending'}
            maxHeight="500px"
            dimmed={({ daStatus }) => daStatus === 'hidden'}
            empty={
              items.length > 0 ? (
                <EmptyState title={t('address.noMatch')} />
              ) : (
                <EmptyState icon={MapPin} title={t('address.none')} action={add}>
                  {t('address.noneHint')}
                </EmptyState>
              )
            }
          />
        )}
        <AddressDialog
          editing={editing}
          onClose={() => setEditing(null)}
          onDelete={(delivery) => {
            setEditing(null);
            setToDelete(delivery);
          }}
        />
        <DeleteAddress
          toDelete={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={(delivery) => leave(shown.indexOf(delivery))}
        />
      </Panel>
      <CompanyPanel />
    </Stack>
  );
}

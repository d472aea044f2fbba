import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { phone, phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { EmptyState, IconButton, Link } from '@extranet/shared/ui';
import { type Column, DataTable, RowCard, type Sort } from '@extranet/shared/ui/table';
import { Euro, Settings, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { fullName, isDeleted } from './customer-list.ts';

interface Props {
  rows: AdminCustomerRow[];
  loading: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** There are customers, but none matches the filters. */
  filtered: boolean;
  onEdit: (customer: AdminCustomerRow) => void;
  onPrices: (customer: AdminCustomerRow) => void;
  onRestore: (customer: AdminCustomerRow) => void;
}

export function CustomersTable({
  rows,
  loading,
  sort,
  onSort,
  filtered,
  onEdit,
  onPrices,
  onRestore,
}: Props) {
  const { t } = useTranslation('admin');
  const columns = useMemo<Column<AdminCustomerRow>[]>(
    () => [
      {
        id: 'company',
        header: t('customers.company'),
        width: 'minmax(8rem, 2fr)',
        cell: ({ userCompName }) => userCompName,
        sortValue: ({ userCompName }) => userCompName,
      },
      {
        id: 'name',
        header: t('customers.name'),
        width: 'minmax(7rem, 2fr)',
        cell: fullName,
        sortValue: fullName,
      },
      {
        id: 'phone',
        header: t('customers.phone'),
        width: '8.75rem',
        cell: phoneLink,
      },
      {
        id: 'email',
        header: t('customers.email'),
        width: 'minmax(8rem, 2fr)',
        cell: ({ userEmail }) => userEmail,
      },
      {
        id: 'city',
        header: t('customers.city'),
        width: 'minmax(5rem, 1fr)',
        cell: ({ userCity }) => userCity,
      },
      {
        id: 'catalogues',
        header: t('customers.catalogues'),
        width: '9.5rem',
        cell: ({ userCatalogs }) => userCatalogs.join(', '),
      },
      {
        id: 'actions',
        header: t('common.actions'),
        hideHeader: true,
        width: '5.5rem',
        align: 'end',
        cell: (row) => <Actions row={row} t={t} onEdit={onEdit} onPrices={onPrices} onRestore={onRestore} />,
      },
    ],
    [t, onEdit, onPrices, onRestore],
  );
  return (
    <DataTable
      label={t('customers.title')}
      columns={columns}
      rows={rows}
      rowKey={({ userId }) => userId}
      loading={loading}
      onOpen={(row) => !isDeleted(row) && onEdit(row)}
      dimmed={isDeleted}
      sort={sort}
      onSort={onSort}
      maxHeight="max(20rem, calc(100dvh - 17rem))"
      empty={
        <EmptyState title={t(filtered ? 'customers.none' : 'customers.nobody')}>
          {t(filtered ? 'customers.noneHint' : 'customers.nobodyHint')}
        </EmptyState>
      }
      card={(row) => (
        <RowCard
          lead={row.userCompName || fullName(row)}
          trail={
            isDeleted(row) ? (
              <Actions row={row} t={t} onEdit={onEdit} onPrices={onPrices} onRestore={onRestore} />
            ) : (
              row.userCity
            )
          }
          under={`${fullName(row)} · ${row.userEmail}`}
          underTrail={phoneLink(row)}
        />
      )}
    />
  );
}

const phoneLink = ({ userPhone }: AdminCustomerRow) =>
  userPhone !== '' && <Link href={phoneHref(userPhone)}>{phone(userPhone)}</Link>;

type ActionsProps = { row: AdminCustomerRow; t: ReturnType<typeof useTranslation>['t'] } & Pick<
  Props,
  'onEdit' | 'onPrices' | 'onRestore'
>;

function Actions({ row, t, onEdit, onPrices, onRestore }: ActionsProps) {
  const who = row.userCompName || fullName(row);
  if (isDeleted(row))
    return <IconButton icon={Undo2} name={t('customers.restore', { who })} onClick={() => onRestore(row)} />;
  return (
    <>
      <IconButton icon={Settings} name={t('customers.edit', { who })} onClick={() => onEdit(row)} />
      <IconButton icon={Euro} name={t('customers.prices', { who })} onClick={() => onPrices(row)} />
    </>
  );
}

import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { phone, phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { space, tabletQuery } from '@extranet/shared/theme';
import { Badge, IconButton, Link, useMedia } from '@extranet/shared/ui';
import { type Column, DataTable, RowCard, type Sort } from '@extranet/shared/ui/table';
import { Euro, Settings, Undo2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { CustomerStatusBadge } from '../CustomerStatusBadge.tsx';
import { RowTick } from '../RowTick.tsx';
import { handleRowControls } from '../row-keys.ts';
import type { Selection } from '../useSelection.ts';
import { CUSTOMER_COLUMNS, type CustomerColumn } from './customer-columns.ts';
import { fullName, isDeleted } from './customer-list.ts';
import { NoCustomers } from './NoCustomers.tsx';

interface Props {
  rows: readonly AdminCustomerRow[];
  loading: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** There may be customers, of whom none matches the filters. */
  filtered: boolean;
  /** What may have been meant by a search that found nobody. */
  meant: string | null;
  onMeant: (search: string) => void;
  onEnd: () => void;
  selection: Selection<AdminCustomerRow>;
  /** Chosen columns; those of ticks and actions always stand at the edges. */
  shown: readonly CustomerColumn[];
  /** The row to be marked as new. */
  created: string | null;
  onOpen: (customer: AdminCustomerRow) => void;
  onEdit: (customer: AdminCustomerRow) => void;
  onPrices: (customer: AdminCustomerRow) => void;
  onRestore: (customer: AdminCustomerRow) => void;
}

/** A letter in the search is drawn before its rows: only other rows draw the table again. */
export const CustomersTable = memo(function CustomersTable({
  rows,
  loading,
  sort,
  onSort,
  filtered,
  meant,
  onMeant,
  onEnd,
  selection,
  shown,
  created,
  onOpen,
  onEdit,
  onPrices,
  onRestore,
}: Props) {
  const { t } = useTranslation('admin');
  const { ids, toggle } = selection;
  // A tablet has no room for nine columns: cards there, rather than a scroll to the side.
  const narrow = useMedia(tabletQuery);
  const columns = useMemo<Column<AdminCustomerRow>[]>(() => {
    const all: Column<AdminCustomerRow>[] = [
      {
        id: 'select',
        header: t('customers.selectColumn'),
        hideHeader: true,
        width: '1.5rem',
        cell: (row) => (
          <RowTick
            name={t('customers.select', { who: row.userCompName || fullName(row) || row.userEmail })}
            checked={ids.has(row.userId)}
            onToggle={() => toggle(row.userId)}
          />
        ),
      },
      {
        id: 'company',
        header: t('customers.company'),
        width: 'minmax(7rem, 2fr)',
        cell: ({ userCompName, userId }) =>
          userId === created ? (
            <>
              <Badge tone="accent">{t('customers.new')}</Badge> {userCompName}
            </>
          ) : (
            userCompName
          ),
        sortValue: ({ userCompName }) => userCompName,
      },
      {
        id: 'name',
        header: t('customers.name'),
        width: 'minmax(6rem, 2fr)',
        cell: fullName,
        sortValue: fullName,
      },
      {
        id: 'phone',
        header: t('customers.phone'),
        width: '8.5rem',
        cell: phoneLink,
      },
      {
        id: 'email',
        header: t('customers.email'),
        width: 'minmax(6.5rem, 2fr)',
        cell: ({ userEmail }) => userEmail,
        sortValue: ({ userEmail }) => userEmail,
      },
      {
        id: 'city',
        header: t('customers.city'),
        width: 'minmax(4.5rem, 1fr)',
        cell: ({ userCity }) => userCity,
        sortValue: ({ userCity }) => userCity,
      },
      {
        id: 'catalogues',
        header: t('customers.catalogues'),
        width: 'minmax(8rem, 9.5rem)',
        cell: ({ userCatalogs }) => userCatalogs.join(', '),
      },
      {
        id: 'status',
        header: t('customers.statusColumn'),
        width: '5.75rem',
        cell: ({ userStatus }) => <CustomerStatusBadge status={userStatus} />,
        sortValue: ({ userStatus }) => userStatus,
        fits: Number.POSITIVE_INFINITY,
      },
      {
        id: 'actions',
        header: t('common.actions'),
        hideHeader: true,
        width: '5rem',
        align: 'end',
        cell: (row) => <Actions row={row} t={t} onEdit={onEdit} onPrices={onPrices} onRestore={onRestore} />,
      },
    ];
    const isLeft = (id: string) => CUSTOMER_COLUMNS.some((one) => one === id && !shown.includes(one));
    return all.filter(({ id }) => !isLeft(id));
  }, [t, ids, toggle, shown, created, onEdit, onPrices, onRestore]);
  return (
    <div onKeyDownCapture={handleRowControls}>
      <DataTable
        label={t('customers.title')}
        columns={columns}
        rows={rows}
        rowKey={placeOf}
        loading={loading}
        onOpen={onOpen}
        asCards={narrow}
        cardHeight={84}
        dimmed={isDeleted}
        selected={({ userId }) => ids.has(userId) || userId === created}
        sort={sort}
        onSort={onSort}
        onEnd={onEnd}
        maxHeight="max(20rem, calc(100dvh - 17rem))"
        empty={<NoCustomers filtered={filtered} meant={meant} onMeant={onMeant} />}
        card={(row) => (
          <RowCard
            lead={
              <Lead>
                <RowTick
                  name={t('customers.select', { who: row.userCompName || fullName(row) || row.userEmail })}
                  checked={ids.has(row.userId)}
                  onToggle={() => toggle(row.userId)}
                />
                {row.userCompName || fullName(row) || row.userEmail}
              </Lead>
            }
            trail={
              isDeleted(row) ? (
                <Actions row={row} t={t} onEdit={onEdit} onPrices={onPrices} onRestore={onRestore} />
              ) : (
                <CustomerStatusBadge status={row.userStatus} />
              )
            }
            under={[fullName(row), row.userCity, row.userEmail].filter(Boolean).join(' · ')}
            underTrail={phoneLink(row)}
          />
        )}
      />
    </div>
  );
});

const Lead = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  max-inline-size: 100%;
`;

/** Other customers in the same places: a letter writes new texts into the rows instead of making rows anew. */
const placeOf = (_customer: AdminCustomerRow, place: number) => place;

const phoneLink = ({ userPhone }: AdminCustomerRow) =>
  userPhone !== '' && (
    <Link href={phoneHref(userPhone)} tabIndex={-1}>
      {phone(userPhone)}
    </Link>
  );

type ActionsProps = { row: AdminCustomerRow; t: ReturnType<typeof useTranslation>['t'] } & Pick<
  Props,
  'onEdit' | 'onPrices' | 'onRestore'
>;

function Actions({ row, t, onEdit, onPrices, onRestore }: ActionsProps) {
  const who = row.userCompName || fullName(row);
  if (isDeleted(row))
    return (
      <IconButton
        tabIndex={-1}
        icon={Undo2}
        name={t('customers.restore', { who })}
        onClick={() => onRestore(row)}
      />
    );
  return (
    <>
      <IconButton
        tabIndex={-1}
        icon={Settings}
        name={t('customers.edit', { who })}
        onClick={() => onEdit(row)}
      />
      <IconButton
        tabIndex={-1}
        icon={Euro}
        name={t('customers.prices', { who })}
        onClick={() => onPrices(row)}
      />
    </>
  );
}

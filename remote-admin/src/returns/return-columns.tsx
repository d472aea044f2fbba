import type { AdminReturn } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import type { useTranslation } from '@extranet/shared/i18n';
import { Link, Reference } from '@extranet/shared/ui';
import { type Column, RowCard } from '@extranet/shared/ui/table';
import { ReturnStateBadge, type useReturnWords } from '@extranet/shared/ui/timeline';

type Translate = ReturnType<typeof useTranslation>['t'];
type Words = ReturnType<typeof useReturnWords>;

/** The address of the list; a return's own is below it. */
export const RETURNS = '/extradmin/retours';

export const nameOf = ({ customer }: AdminReturn) =>
  [customer.userCompName || `${customer.userFirstname} ${customer.userName}`.trim(), customer.userPlace]
    .filter(Boolean)
    .join(' · ');

const piecesOf = ({ lines }: AdminReturn) =>
  lines.map(({ itProdRef, quantity }) => `${itProdRef} × ${integer(quantity)}`).join(', ');

/** The server sorts: what waits for a decision comes first. */
export const returnColumns = (t: Translate, { reasonOf }: Words): Column<AdminReturn>[] => [
  {
    id: 'ref',
    header: t('returns.refHead'),
    width: 'minmax(11rem, 1fr)',
    cell: ({ returnRef, returnId }) => (
      <Link to={`${RETURNS}/${returnId}`}>
        <Reference>{returnRef}</Reference>
      </Link>
    ),
  },
  {
    id: 'state',
    header: t('returns.stateHead'),
    width: '7rem',
    cell: ({ state }) => <ReturnStateBadge state={state} forOffice />,
  },
  { id: 'customer', header: t('returns.customer'), width: 'minmax(9rem, 1.4fr)', cell: nameOf },
  { id: 'lines', header: t('returns.lines'), width: 'minmax(8rem, 1.2fr)', cell: piecesOf },
  {
    id: 'reason',
    header: t('returns.reason'),
    width: 'minmax(9rem, 1.4fr)',
    cell: ({ reason }) => reasonOf(reason),
  },
  { id: 'askedAt', header: t('returns.askedAt'), width: '6.5rem', cell: ({ askedAt }) => date(askedAt) },
];

export const returnCard = (row: AdminReturn) => (
  <RowCard
    lead={<Reference>{row.returnRef}</Reference>}
    trail={<ReturnStateBadge state={row.state} forOffice />}
    under={nameOf(row)}
    underTrail={date(row.askedAt)}
  />
);

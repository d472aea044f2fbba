import type { Delivery } from '@extranet/shared/contracts';
import { IconButton } from '@extranet/shared/ui';
import { type Column, RowCard } from '@extranet/shared/ui/table';
import { Trash2 } from 'lucide-react';
import type { Translate } from '../translate.ts';

const person = ({ daFirstname, daName }: Delivery) => `${daFirstname} ${daName}`.trim();
const status = (t: Translate, { daStatus }: Delivery) =>
  t(daStatus === 'visible' ? 'address.yes' : 'address.no');

export const addressColumns = (t: Translate, onDelete: (delivery: Delivery) => void): Column<Delivery>[] => [
  {
    id: 'company',
    header: t('address.daCompName'),
    cell: ({ daCompName }) => daCompName,
    sortValue: ({ daCompName }) => daCompName,
  },
  { id: 'name', header: t('address.daName'), cell: person, sortValue: ({ daName }) => daName },
  {
    id: 'postcode',
    header: t('address.daPostCode'),
    cell: ({ daPostCode }) => daPostCode,
    sortValue: ({ daPostCode }) => daPostCode,
    width: '7rem',
  },
  {
    id: 'city',
    header: t('address.daCity'),
    cell: ({ daCity }) => daCity,
    sortValue: ({ daCity }) => daCity,
  },
  {
    id: 'status',
    header: t('address.remembered'),
    cell: (delivery) => status(t, delivery),
    sortValue: (delivery) => status(t, delivery),
    width: '8rem',
  },
  {
    id: 'delete',
    header: t('address.delete'),
    hideHeader: true,
    cell: (delivery) => (
      <IconButton
        icon={Trash2}
        name={t('address.deleteOf', { name: delivery.daCompName || person(delivery) })}
        onClick={() => onDelete(delivery)}
      />
    ),
    width: '3.5rem',
  },
];

export const addressCard = (t: Translate) => (delivery: Delivery) => (
  <RowCard
    lead={<strong>{delivery.daCompName || person(delivery)}</strong>}
    trail={delivery.daPostCode}
    under={[delivery.daCompName && person(delivery), delivery.daCity].filter(Boolean).join(' · ')}
    underTrail={`${t('address.remembered')}\u00a0: ${status(t, delivery)}`}
  />
);

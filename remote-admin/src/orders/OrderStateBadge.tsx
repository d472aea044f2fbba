import type { Order } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Badge, type BadgeTone } from '@extranet/shared/ui';
import { CalendarClock } from 'lucide-react';
import { isLate } from './order-filters.ts';

type State = NonNullable<Order['orderState']>;

const TONES: Partial<Record<State, BadgeTone>> = {
  validee: 'solid',
  expediee: 'stock',
  livree: 'stock',
};

export function OrderStateBadge({ state }: { state: State }) {
  const { t } = useTranslation('admin');
  return <Badge tone={TONES[state] ?? 'quiet'}>{t(`orders.state.${state}`)}</Badge>;
}

export function LateBadge({ dueOn }: { dueOn: string | null | undefined }) {
  const { t } = useTranslation('admin');
  if (!isLate(dueOn)) return null;
  return (
    <Badge tone="error" icon={CalendarClock}>
      {t('orders.late')}
    </Badge>
  );
}

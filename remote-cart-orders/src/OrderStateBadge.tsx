import type { Order } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Badge, type BadgeTone } from '@extranet/shared/ui';
import texts from './locales/order-state.fr.json';

registerTexts('cart-orders', texts);

type State = NonNullable<Order['orderState']>;

const TONES: Partial<Record<State, BadgeTone>> = {
  brouillon: 'accent',
  expediee: 'stock',
  livree: 'stock',
};

export function OrderStateBadge({ state }: { state: State }) {
  const { t } = useTranslation('cart-orders');
  return <Badge tone={TONES[state] ?? 'quiet'}>{t(`state.${state}`)}</Badge>;
}

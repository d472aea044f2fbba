import type { Return } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Badge, type BadgeTone } from '@extranet/shared/ui';

const TONES: Partial<Record<Return['state'], BadgeTone>> = {
  accepte: 'stock',
  regle: 'stock',
  refuse: 'error',
};

export function ReturnStateBadge({ state }: { state: Return['state'] }) {
  const { t } = useTranslation('cart-orders');
  return <Badge tone={TONES[state] ?? 'quiet'}>{t(`returns.state.${state}`)}</Badge>;
}

import type { Return } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Badge, type BadgeTone } from '@extranet/shared/ui';

/** What waits for a decision stands out. */
const TONES: Partial<Record<Return['state'], BadgeTone>> = {
  demande: 'solid',
  accepte: 'stock',
  regle: 'stock',
  refuse: 'error',
};

export function ReturnStateBadge({ state }: { state: Return['state'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={TONES[state] ?? 'quiet'}>{t(`returns.state.${state}`)}</Badge>;
}

import type { UserStatus } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Badge, type BadgeTone } from '@extranet/shared/ui';

/** In word and ground; what waits for somebody is the one that stands out. */
const TONES: Record<UserStatus, BadgeTone> = {
  active: 'stock',
  attente: 'accent',
  desactive: 'quiet',
  supprime: 'quiet',
};

export function CustomerStatusBadge({ status }: { status: UserStatus }) {
  const { t } = useTranslation('admin');
  return <Badge tone={TONES[status]}>{t(`customer.status.${status}`)}</Badge>;
}

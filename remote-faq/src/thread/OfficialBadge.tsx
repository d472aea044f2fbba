import { useTranslation } from '@extranet/shared/i18n';
import { Badge } from '@extranet/shared/ui';
import { BadgeCheck } from 'lucide-react';

/** Beside the name of the supplier: no account can take it, whatever it calls itself. */
export function OfficialBadge() {
  const { t } = useTranslation('faq');
  return (
    <Badge tone="accent" icon={BadgeCheck}>
      {t('post.official')}
    </Badge>
  );
}

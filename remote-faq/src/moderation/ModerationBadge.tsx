import { useTranslation } from '@extranet/shared/i18n';
import { IconButton } from '@extranet/shared/ui';
import { MessageSquareText } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { WAITING_ONLY } from '../addresses.ts';
import { useWaiting } from '../waiting.ts';

/** On every page, a moderator's link to the contributions that wait for moderation. */
export default function ModerationBadge() {
  const { t } = useTranslation('faq');
  const navigate = useNavigate();
  const waiting = useWaiting((state) => state.moderation.waiting);
  return (
    <IconButton
      name={t('moderation.badge', { count: waiting })}
      icon={MessageSquareText}
      count={waiting}
      onClick={() => navigate(WAITING_ONLY)}
    />
  );
}

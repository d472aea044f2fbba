import { useTranslation } from '@extranet/shared/i18n';
import { Slot } from '@extranet/shared/remote';
import { EmptyState, PageTitle, Skeleton } from '@extranet/shared/ui';

/** Moderation of the forum: the forum's own remote fills it, so that both decide alike. */
export default function ForumPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageTitle title={t('forum.title')}>{t('forum.intro')}</PageTitle>
      <Slot
        name="admin.moderation"
        given={{}}
        skeleton={<Skeleton height="24rem" />}
        fallback={<EmptyState title={t('forum.failed')}>{t('common.failedHint')}</EmptyState>}
      />
    </>
  );
}

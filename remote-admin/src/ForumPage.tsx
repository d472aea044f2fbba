import { useTranslation } from '@extranet/shared/i18n';
import { Slot } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { ButtonLink, EmptyState, PageTitle, Skeleton } from '@extranet/shared/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { waitingChanged } from './desk-facts.ts';

/** Moderation of the forum: the forum's own remote fills it, so that both decide alike. */
export default function ForumPage() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const handleDecided = useCallback(() => dispatch(waitingChanged()), [dispatch]);
  const about = useSearchParams()[0].get('ref');
  return (
    <>
      <PageTitle
        title={t('forum.title')}
        {...(about !== null && {
          reference: about,
          actions: <ButtonLink to="/extradmin/forum">{t('forum.all')}</ButtonLink>,
        })}
      >
        {about === null && t('forum.intro')}
      </PageTitle>
      <Slot
        name="admin.moderation"
        given={{ onDecided: handleDecided, ...(about !== null && { about }) }}
        skeleton={<Skeleton height="24rem" />}
        fallback={<EmptyState title={t('forum.failed')}>{t('common.failedHint')}</EmptyState>}
      />
    </>
  );
}

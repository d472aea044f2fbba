import { useTranslation } from '@extranet/shared/i18n';
import { ButtonLink, EmptyState, PageTitle } from '@extranet/shared/ui';
import { useLocation } from 'react-router-dom';

/** Says so, instead of another page under a wrong address. */
export default function UnknownPage() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title={t('unknown.title')} />
      <EmptyState
        title={t('unknown.text', { address: pathname })}
        action={<ButtonLink to="/extradmin">{t('unknown.back')}</ButtonLink>}
      />
    </>
  );
}

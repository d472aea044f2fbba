import { useTranslation } from '@extranet/shared/i18n';
import { ButtonLink, EmptyState, PageTitle } from '@extranet/shared/ui';
import { useLocation } from 'react-router-dom';
import { HOME } from '../../base/addresses.ts';
import { useHostSelector } from '../../base/hooks.ts';
import { selectPhoneNumber } from '../../config/config.slice.ts';
import { useRegistry } from '../../remotes/use-remote.ts';

/** A page that the account's rights do not open: why, and who can change it. */
export function ClosedPage() {
  const { t } = useTranslation('host');
  const phone = useHostSelector(selectPhoneNumber);
  const { pathname } = useLocation();
  const label = useRegistry().forPath(pathname)?.label ?? '';
  return (
    <>
      <PageTitle title={label} />
      <EmptyState
        title={t('closed.title', { label })}
        action={<ButtonLink to={HOME}>{t('closed.toHome')}</ButtonLink>}
      >
        {t('closed.text', { phone })}
      </EmptyState>
    </>
  );
}

import { useTranslation } from '@extranet/shared/i18n';
import { ButtonLink, EmptyState, PageTitle } from '@extranet/shared/ui';
import { HOME } from '../../base/addresses.ts';
import { useHostSelector } from '../../base/hooks.ts';
import { selectPhoneNumber } from '../../config/config.slice.ts';

/** A page that the account's rights do not open: why, and who can change it. */
export function ClosedPage({ label }: { label: string }) {
  const { t } = useTranslation('host');
  const phone = useHostSelector(selectPhoneNumber);
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

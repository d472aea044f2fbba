import { useTranslation } from '@extranet/shared/i18n';
import { readBackOfficeUrl, selectSession } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Alert, Button, ButtonLink, Modal, Stack } from '@extranet/shared/ui';
import { useHostSelector } from '../../base/hooks.ts';
import { useFormError } from '../../forms/useFormError.ts';
import { renewalDeclined } from '../../session/session.slice.ts';
import { linkAsked, selectRenewal } from './renewal.slice.ts';

/** An administrator has no password: a fresh link, opened in another tab of this browser, lets this page go on. */
export function AdminRenewal({ open }: { open: boolean }) {
  const { t } = useTranslation('host');
  return (
    <Modal open={open} title={t('renewal.title')} onClose={() => {}} size="s" dismissible={false}>
      <FreshLink />
    </Modal>
  );
}

function FreshLink() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectSession).adminUser?.userEmail ?? '';
  const { status, failure } = useHostSelector(selectRenewal).link;
  const error = useFormError(failure);
  const backOffice = readBackOfficeUrl();
  return (
    <Stack>
      <p>{t('renewal.admin')}</p>
      {status === 'success' && <Alert tone="success">{t('renewal.mailed', { email })}</Alert>}
      {error && <Alert tone="error">{error.message}</Alert>}
      <Button
        variant="primary"
        wide
        busy={status === 'pending'}
        disabled={status === 'success'}
        onClick={() => dispatch(linkAsked())}
      >
        {t('renewal.mail')}
      </Button>
      {backOffice && (
        <ButtonLink href={backOffice} target="_blank" rel="noopener" wide>
          {t('renewal.backOffice')}
        </ButtonLink>
      )}
      <Button variant="quiet" wide onClick={() => dispatch(renewalDeclined('admin'))}>
        {t('renewal.leave')}
      </Button>
    </Stack>
  );
}

import { useTranslation } from '@extranet/shared/i18n';
import { selectIsSignedIn } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Alert, Button, ButtonLink, Row, Stack } from '@extranet/shared/ui';
import { useHostSelector } from '../../base/hooks.ts';
import { signInOpened } from '../dialog/dialog.slice.ts';
import type { MailedLink } from './mailed-link.ts';
import { selectMailedLink } from './mailed-links.slice.ts';

/** What was done, and what to do next. */
export function LinkOutcome({ kind }: Pick<MailedLink, 'kind'>) {
  const { t } = useTranslation('host');
  const { outcome } = useHostSelector(selectMailedLink);
  if (kind === 'signUp') return <Alert tone="success">{outcome}</Alert>;
  return (
    <Stack $gap="m">
      <Alert tone="success">
        {kind === 'confirm'
          ? t('mailedLink.confirm.done', { email: outcome })
          : t('mailedLink.takeBack.done', { email: outcome })}
      </Alert>
      {kind === 'confirm' ? <AccountOrSignIn email={outcome} /> : <NewPassword email={outcome} />}
    </Stack>
  );
}

/** What somebody can do whose link was refused. */
export function WaysOn({ code }: { code: string }) {
  if (code === 'signUp.emailTaken' || code === 'emailLink.takenBack') return <NewPassword />;
  if (code === 'emailLink.tooLate' || code === 'emailLink.notRestored') return null;
  return <AccountOrSignIn />;
}

function AccountOrSignIn({ email = '' }: { email?: string }) {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Row>
      {isSignedIn ? (
        <ButtonLink variant="primary" to="/cust/account">
          {t('header.account')}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          onClick={() =>
            dispatch(signInOpened({ email, userType: 'cust', onSigned: '/cust/account', onAbort: 'stay' }))
          }
        >
          {t('signIn.submit')}
        </Button>
      )}
    </Row>
  );
}

function NewPassword({ email = '' }: { email?: string }) {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  return (
    <Row>
      <Button
        variant="primary"
        onClick={() => dispatch(signInOpened({ tab: 'lostPwd', email, onAbort: 'stay' }))}
      >
        {t('mailedLink.newPassword')}
      </Button>
    </Row>
  );
}

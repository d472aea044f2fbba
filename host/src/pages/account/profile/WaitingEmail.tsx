import type { CustomerProfile } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, FormError, Stack } from '@extranet/shared/ui';
import { useHostSelector } from '../../../base/hooks.ts';
import { useFormError } from '../../../forms/useFormError.ts';
import { emailGivenUp, emailResent, selectWaitingEmail } from './waiting-email.slice.ts';

/** A new address whose link was not opened yet: what to do, with buttons to send it again or to give it up. */
export function WaitingEmail({ profile }: { profile: CustomerProfile }) {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, failure, asked } = useHostSelector(selectWaitingEmail);
  const error = useFormError(failure);
  const { userEmail, userEmailWaiting: waiting, userEmailWaitingUntil: until } = profile;
  const pending = (what: typeof asked) => status === 'pending' && asked === what;
  if (!waiting && status === 'empty') return null;
  return (
    <Stack $gap="m">
      {status === 'error' && error && <FormError error={error} />}
      {status === 'success' && (
        <Alert tone="success">
          {asked === 'resend' ? t('waitingEmail.resent') : t('waitingEmail.givenUp')}
        </Alert>
      )}
      {waiting && (
        <Alert
          tone="info"
          title={t('waitingEmail.title', { email: waiting })}
          action={
            <>
              <Button busy={pending('resend')} onClick={() => dispatch(emailResent())}>
                {t('waitingEmail.resend')}
              </Button>
              <Button busy={pending('giveUp')} onClick={() => dispatch(emailGivenUp())}>
                {t('waitingEmail.giveUp')}
              </Button>
            </>
          }
        >
          {isOver(until)
            ? t('waitingEmail.expired', { email: userEmail })
            : t('waitingEmail.text', { email: userEmail, until: date(until, 'minute') })}
        </Alert>
      )}
    </Stack>
  );
}

const isOver = (until = ''): boolean => Date.parse(until) < Date.now();

import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { useHostSelector } from '../../../base/hooks.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { profileOpened, selectProfile } from './profile.slice.ts';
import { WaitingEmail } from './WaitingEmail.tsx';

export function Profile() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { loading, value } = useHostSelector(selectProfile);
  useEffect(() => {
    dispatch(profileOpened());
  }, [dispatch]);
  return (
    <Panel title={t('account.profile')} busy={loading === 'pending'}>
      {value && (
        <Stack>
          <WaitingEmail profile={value} />
          <ProfileForm profile={value} />
        </Stack>
      )}
      {!value && loading === 'failed' && (
        <Alert
          title={t('account.profileUnread')}
          action={<Button onClick={() => dispatch(profileOpened())}>{t('errors.retry')}</Button>}
        />
      )}
      {!value && loading !== 'failed' && (
        <Stack>
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </Stack>
      )}
    </Panel>
  );
}

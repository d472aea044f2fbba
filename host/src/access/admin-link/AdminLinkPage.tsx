import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, PageTitle, Stack } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useHostSelector } from '../../base/hooks.ts';
import { PageSkeleton } from '../../base/PageSkeleton.tsx';
import { useFormError } from '../../forms/useFormError.ts';
import { linkSent, selectAdminLink } from './admin-link.slice.ts';
import { heldLink } from './admin-link.ts';

/** Sends a one-time link and, if it is refused, says why. The landing page would not do: an administrator is no customer. */
export function AdminLinkPage() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { status, failure } = useHostSelector(selectAdminLink);
  const error = useFormError(failure);
  useEffect(() => {
    dispatch(linkSent());
  }, [dispatch]);
  // The page was reloaded.
  if (!heldLink()) return <Navigate to="/" replace />;
  if (!failure || status !== 'error') return <PageSkeleton />;
  // No answer, or an error of the server: the link may still be valid.
  const mayBeValid = failure.status === 0 || failure.status >= 500;
  return (
    <Stack>
      <PageTitle title={t('adminLink.title')} />
      <Alert
        title={error?.message}
        action={mayBeValid && <Button onClick={() => dispatch(linkSent())}>{t('errors.retry')}</Button>}
      >
        {t('adminLink.whatToDo')}
      </Alert>
      <div>
        <Button onClick={() => void navigate('/', { replace: true })}>{t('adminLink.toLanding')}</Button>
      </div>
    </Stack>
  );
}

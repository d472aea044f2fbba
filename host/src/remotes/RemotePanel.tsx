import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, EmptyState } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { callUnanswered, selectConnection } from '../base/connection/connection.slice.ts';
import { useHostSelector } from '../base/hooks.ts';
import { reloadPage } from './reload/reload-page.ts';
import { useLoader } from './use-remote.ts';

interface Props {
  label: string;
  errorId?: string | undefined;
  busy?: boolean;
  /** Only a reload of the page helps. */
  reload?: boolean;
  onRetry: () => void;
}

/**
 * Shown in place of a remote that could not be loaded: what happened, what still works, what to do. Without a connection that is
 * all there is to say: the page comes by itself once it is back.
 */
export function RemotePanel({ label, errorId, busy, reload, onRetry }: Props) {
  const { t } = useTranslation('host');
  const { panelShown } = useLoader();
  const dispatch = useAppDispatch();
  const isOffline = useHostSelector(selectConnection) === 'down';
  useEffect(panelShown, [panelShown]);
  // A file that does not arrive is no call that anybody heard of: is the server there?
  useEffect(() => {
    dispatch(callUnanswered());
  }, [dispatch]);
  if (isOffline)
    return <EmptyState title={t('remote.offlineTitle', { label })}>{t('remote.offlineText')}</EmptyState>;
  return (
    <EmptyState
      title={t('remote.failedTitle', { label })}
      action={
        <Button onClick={reload ? reloadPage : onRetry} busy={busy}>
          {t(reload ? 'remote.reload' : 'remote.retry')}
        </Button>
      }
    >
      {t('remote.failedText')} {t(reload ? 'remote.onlyReload' : 'remote.tryAgain')}
      {errorId ? ` ${t('remote.errorId', { errorId })}` : ''}
    </EmptyState>
  );
}

import { useTranslation } from '@extranet/shared/i18n';
import { Button, EmptyState } from '@extranet/shared/ui';
import { useEffect } from 'react';
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

/** Shown in place of a remote that could not be loaded: what happened, what still works, what to do. */
export function RemotePanel({ label, errorId, busy, reload, onRetry }: Props) {
  const { t } = useTranslation('host');
  const { panelShown } = useLoader();
  useEffect(panelShown, [panelShown]);
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

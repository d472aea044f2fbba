import { useTranslation } from '@extranet/shared/i18n';
import { Button, EmptyState } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { useLoader } from './use-remote.ts';

interface Props {
  label: string;
  errorId?: string | undefined;
  busy?: boolean;
  onRetry: () => void;
}

/** Shown in place of a remote that could not be loaded: what happened, what still works, what to do. */
export function RemotePanel({ label, errorId, busy, onRetry }: Props) {
  const { t } = useTranslation('host');
  const { panelShown } = useLoader();
  useEffect(panelShown, [panelShown]);
  return (
    <EmptyState
      title={t('remote.failedTitle', { label })}
      action={
        <Button onClick={onRetry} busy={busy}>
          {t('remote.retry')}
        </Button>
      }
    >
      {t('remote.failedText')}
      {errorId ? ` ${t('remote.errorId', { errorId })}` : ''}
    </EmptyState>
  );
}

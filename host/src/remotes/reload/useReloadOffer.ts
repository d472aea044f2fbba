import { useTranslation } from '@extranet/shared/i18n';
import { useEffect } from 'react';
import { useIsBehind } from '../use-remote.ts';
import { offerReload } from './offer-reload.ts';
import { reloadPage } from './reload-page.ts';

/** A tab of an earlier shell works on with what it has, and offers to come up to date. */
export function useReloadOffer(): void {
  const { t } = useTranslation('host');
  const isBehind = useIsBehind();
  useEffect(() => {
    if (!isBehind) return;
    const action = { label: t('remote.reload'), onAction: reloadPage };
    return offerReload({ text: t('remote.newShell'), tone: 'info', durationMs: 0, action });
  }, [isBehind, t]);
}

import { useTranslation } from '@extranet/shared/i18n';
import { useEffect } from 'react';
import { useIsBehind } from '../use-remote.ts';

export const reloadPage = () => location.reload();

/** A tab of an earlier shell works on with what it has, and offers to come up to date. Few tabs need it, so it is fetched then. */
export function useReloadOffer(): void {
  const { t } = useTranslation('host');
  const isBehind = useIsBehind();
  useEffect(() => {
    if (!isBehind) return;
    let withdraw = () => {};
    let isWanted = true;
    const action = { label: t('remote.reload'), onAction: reloadPage };
    const offer = { text: t('remote.newShell'), tone: 'info', durationMs: 0, action } as const;
    import(/* webpackChunkName: "offer-reload" */ './offer-reload.ts').then(
      ({ offerReload }) => {
        if (isWanted) withdraw = offerReload(offer);
      },
      () => {
        // Offered after the next look at the registry; meanwhile the page works as it is.
      },
    );
    return () => {
      isWanted = false;
      withdraw();
    };
  }, [isBehind, t]);
}

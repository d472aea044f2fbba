import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { toast } from '@extranet/shared/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHostSelector } from '../base/hooks.ts';
import { useFigures } from './figures/useFigures.ts';
import { useToldRegistry } from './registry/useToldRegistry.ts';
import { useReloadOffer } from './reload/useReloadOffer.ts';
import { useWithdrawn } from './reload/useWithdrawn.ts';
import { impairedSeen, selectImpaired, selectUnavailable, unavailableSeen } from './remotes.slice.ts';
import { useLoader, useOutdatedCount } from './use-remote.ts';

interface Props {
  /** The revision of the registry of which the server told last. */
  toldRegistry: number | null;
}

/**
 * Tells about remotes that could not be loaded, stopped working or have a newer release. A newer release is offered at once and
 * otherwise used from the next change of address on: what somebody is using is not replaced.
 */
export function RemoteNotices({ toldRegistry }: Props) {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const unavailable = useHostSelector(selectUnavailable);
  const impaired = useHostSelector(selectImpaired);
  const { outdated, renew } = useLoader();
  const outdatedCount = useOutdatedCount();
  const { pathname } = useLocation();
  useReloadOffer();
  useToldRegistry(toldRegistry);
  useWithdrawn();
  useFigures();
  const shownAt = useRef(pathname);

  useEffect(() => {
    if (!unavailable) return;
    toast({ text: t('remote.failedTitle', { label: unavailable }), tone: 'error' });
    dispatch(unavailableSeen());
  }, [unavailable, dispatch, t]);

  useEffect(() => {
    if (!impaired) return;
    const { id, label } = impaired;
    const action = { label: t('remote.restart'), onAction: () => renew([id]) };
    toast({ text: t('remote.impaired', { label }), tone: 'error', durationMs: 0, action });
    dispatch(impairedSeen());
  }, [impaired, dispatch, renew, t]);

  useEffect(() => {
    if (outdatedCount === 0) return;
    const action = { label: t('remote.useNewer'), onAction: () => renew(outdated()) };
    return toast({ text: t('remote.newer'), tone: 'info', durationMs: 0, action });
  }, [outdatedCount, outdated, renew, t]);

  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    renew(outdated());
  }, [pathname, outdated, renew]);

  return null;
}

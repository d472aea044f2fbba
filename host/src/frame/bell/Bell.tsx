import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, media, radius, shadow, space } from '@extranet/shared/theme';
import { IconButton } from '@extranet/shared/ui';
import { Bell as BellIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useHostSelector } from '../../base/hooks.ts';
import { bellClosed, bellOpened, selectBell } from './bell.slice.ts';
import { earlyBell } from './early-bell.ts';
import { NotificationsList } from './NotificationsList.tsx';

/** From here on the server does not count. */
const MANY = 100;

/** The bell in the header with the number of unread notifications; it unfolds their list. */
export function Bell() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { unread, open } = useHostSelector(selectBell);
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address closes it, whatever the address.
  useEffect(() => {
    dispatch(bellClosed());
  }, [dispatch, pathname]);
  // After it: what the early bell was pressed for is opened, and stays so on this page.
  useEffect(() => {
    if (earlyBell.pressed) dispatch(bellOpened());
    earlyBell.pressed = false;
  }, [dispatch]);
  useLayoutEffect(() => {
    // The early bell beside it may have the focus.
    if (document.activeElement?.parentElement === box.current?.parentElement)
      box.current?.querySelector('button')?.focus();
    earlyBell.onBell(true);
    return () => earlyBell.onBell(false);
  }, []);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) dispatch(bellClosed());
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open, dispatch]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    dispatch(bellClosed());
    box.current?.querySelector('button')?.focus();
  };
  const name = unread >= MANY ? t('bell.many') : t('bell.name', { count: unread });
  return (
    <Box ref={box} onKeyDown={closeOnEscape}>
      <IconButton
        icon={BellIcon}
        name={name}
        count={unread}
        aria-expanded={open}
        aria-controls={open ? 'bell-list' : undefined}
        onClick={() => dispatch(open ? bellClosed() : bellOpened())}
      />
      {open && (
        <Sheet id="bell-list" as="section" aria-label={t('bell.title')}>
          <NotificationsList />
        </Sheet>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  ${media.phone} { position: static; }
`;
const Sheet = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: calc(100% + ${space('xs')});
  inset-inline-end: 0;
  inline-size: 26rem;
  max-block-size: min(36rem, calc(100vh - 5rem));
  overflow: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('panel')};
  color: ${color('ink')};
  box-shadow: ${shadow('pop')};
  ${media.phone} {
    inset-inline: ${space('s')};
    inline-size: auto;
  }
`;

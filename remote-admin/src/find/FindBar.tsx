import { useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { color, font, media, radius, rowHeight, space } from '@extranet/shared/theme';
import { Icon } from '@extranet/shared/ui';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Opened } from './opened.ts';
import { useBackOfficeKeys } from './useBackOfficeKeys.ts';

const Dialogs = lazily(() => import(/* webpackChunkName: "dialog-find" */ './FindDialogs.tsx'));

/** At the head of the rail: opens the one search, as '/' does on every page. */
export function FindBar() {
  const { t } = useTranslation('admin');
  const [opened, setOpened] = useState<Opened>(null);
  const [wanted, setWanted] = useState(false);
  const [isThere, setThere] = useState(false);
  const [early, setEarly] = useState('');
  const open = (which: Opened) => {
    setWanted(true);
    setOpened(which);
  };
  // What is typed before the dialog's field has the focus belongs into it.
  const isComing = opened === 'find' && !isThere;
  useEffect(() => {
    if (!isComing) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setEarly((typed) => typed + event.key);
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, [isComing]);
  useBackOfficeKeys({ onFind: () => open('find'), onHelp: () => open('keys') });
  return (
    <>
      <Face
        type="button"
        title={t('nav.find')}
        aria-keyshortcuts="/ Control+K"
        onClick={() => open('find')}
        onPointerEnter={() => void Dialogs.preload()}
      >
        <Icon of={Search} />
        <span>{t('nav.find')}</span>
        <kbd aria-hidden>/</kbd>
      </Face>
      {wanted && (
        <Suspense>
          <Dialogs
            opened={opened}
            early={early}
            onThere={() => setThere(true)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  min-block-size: ${rowHeight()};
  padding-inline: ${space('m')};
  border: 1px solid ${color('edge')};
  border-radius: ${radius()};
  background: ${color('panel')};
  color: ${color('soft')};
  font: ${font('s')};
  cursor: pointer;
  &:hover { color: ${color('ink')}; }
  & > kbd { margin-inline-start: auto; }
  ${media.tablet} {
    justify-content: center;
    padding-inline: 0;
    & > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & > kbd { display: none; }
  }
  /* It stays at the left end of the line of pages, which scrolls below it. */
  ${media.phone} {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: ${rowHeight()};
  }
`;

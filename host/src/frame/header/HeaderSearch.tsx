import { useTranslation } from '@extranet/shared/i18n';
import { color, media, space } from '@extranet/shared/theme';
import { IconButton, useShortcut } from '@extranet/shared/ui';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { HOME } from '../../base/addresses.ts';
import { useSettledPage } from '../../base/useSettledPage.ts';
import { RemoteSlot } from '../../remotes/RemoteSlot.tsx';
import { useRegistry } from '../../remotes/use-remote.ts';
import { EarlyField } from '../search/EarlyField.tsx';
import { early, findField } from '../search/early.ts';

/** The search of every page, to which '/' leads. The home page has its own, and a catalogue from before this one has none. */
export function HeaderSearch() {
  const isFilled = useRegistry().forSlot('header.search').length > 0;
  // Who signs in next starts without.
  useEffect(() => early.taken, []);
  return isFilled && <Field />;
}

function Field() {
  const { t } = useTranslation('host');
  const { pathname, search } = useLocation();
  const settled = useSettledPage();
  const [wanted, setWanted] = useState(false);
  // On a phone: over the whole header.
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const focus = () => {
    flushSync(() => setOpen(true));
    findField()?.focus();
  };
  const leave = () => {
    setOpen(false);
    opener.current?.querySelector('button')?.focus();
  };
  useShortcut('/', focus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address closes it, whatever the address.
  useEffect(() => setOpen(false), [pathname, search]);
  // The menu stands where it does on the other pages.
  if (pathname === HOME) return <Place />;
  return (
    <Place data-open={open}>
      <Opener ref={opener}>
        <IconButton name={t('header.openSearch')} icon={Search} aria-expanded={open} onClick={focus} />
      </Opener>
      <Room>
        <RemoteSlot
          name="header.search"
          passive={!settled && !wanted}
          skeleton={<EarlyField inHeader onWanted={() => setWanted(true)} />}
          given={{ early, onLeave: leave }}
        />
        <Closer>
          <IconButton name={t('header.closeSearch')} icon={X} onClick={leave} />
        </Closer>
      </Room>
    </Place>
  );
}

/** Its width follows from the window alone: it stays where it is when menu and cart come. */
const Place = styled.div`
  flex: none;
  inline-size: clamp(10.5rem, 42vw - 12rem, 24rem);
  ${media.phone} {
    inline-size: auto;
  }
`;
const Opener = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;
const overHeader = `
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline: 0;
  min-block-size: 3.5rem;
`;
/** On a tablet it grows over the header while somebody types. */
const Room = styled.div`
  display: flex;
  align-items: center;
  background: ${color('header')};
  color: ${color('ink')};
  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  ${media.tablet} {
    &:focus-within {
      ${overHeader}
      padding-inline: ${space('xl')};
    }
  }
  ${media.phone} {
    display: none;
    [data-open='true'] > & {
      display: flex;
      ${overHeader}
      padding-inline: ${space('l', 's')};
    }
  }
`;
const Closer = styled.div`
  display: none;
  color: ${color('headerInk')};
  ${media.phone} {
    display: block;
  }
`;

import { useTranslation } from '@extranet/shared/i18n';
import { color, radius, space } from '@extranet/shared/theme';
import { Page } from '@extranet/shared/ui';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';

interface Props {
  children: ReactNode;
  /** The header has the search: on pages for customers who are signed in, or soon will be. */
  search?: boolean;
  /** In the back office: the administrator's name. */
  who?: string | undefined;
}

export function Layout({ children, search = false, who }: Props) {
  const { t } = useTranslation('host');
  const main = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    // Do not add '#contenu' to the address: Back would first have to remove it.
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  };
  return (
    <Frame>
      <SkipLink href="#contenu" onClick={skip}>
        {t('layout.skip')}
      </SkipLink>
      <Header search={search} who={who} />
      <Main as="main" id="contenu" tabIndex={-1} ref={main}>
        {children}
      </Main>
      <Footer keys={search} />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
`;
/** Only scripts focus it, so that reading starts there. A focus ring around the whole page would not help anybody. */
const Main = styled(Page)`
  flex: 1;
  &:focus { outline: none; box-shadow: none; }
`;
const SkipLink = styled.a`
  position: absolute;
  inset-inline-start: -999em;
  padding: ${space('s', 'm')};
  border-radius: ${radius()};
  background: ${color('panel')};
  color: ${color('ink')};
  &:focus {
    inset-inline-start: ${space('m')};
    inset-block-start: ${space('s')};
    z-index: 10;
  }
`;

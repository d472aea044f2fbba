import { media, space } from '@extranet/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A record's page: its sections, and beside them what is known of it. Where there is no room beside, it comes first. */
export const RecordLayout = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <Frame data-aside={Boolean(aside) || undefined}>
    <Sections>{children}</Sections>
    {aside && <Aside>{aside}</Aside>}
  </Frame>
);

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &:where([data-aside]) { grid-template-columns: minmax(0, 1fr) 20rem; }
  align-items: start;
  gap: ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
  ${media.print} { display: block; }
`;
const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('l')};
  min-inline-size: 0;
`;
const Aside = styled.aside`
  position: sticky;
  inset-block-start: 4.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('l')};
  min-inline-size: 0;
  ${media.tablet} { position: static; grid-row: 1; }
  ${media.phone} { grid-row: auto; }
`;

import { color, media, rowHeight, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Entries under each other, each with what it is about first; on a phone that has a line of its own. */
export const EntryList = styled.ul`
  display: grid;
  & > li {
    display: flex;
    align-items: center;
    gap: ${space('m')};
    min-block-size: ${rowHeight()};
    padding: ${space('s', 'l')};
    border-block-start: 1px solid ${color('line')};
  }
  & > li:first-child { border-block-start: 0; }
  & > li > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  ${media.phone} {
    & > li { flex-wrap: wrap; gap: ${space('xs', 's')}; padding-inline: ${space('m')}; }
    & > li > div { flex-basis: 100%; }
  }
`;

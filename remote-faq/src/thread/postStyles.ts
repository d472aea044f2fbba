import { color, font, media, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/**
 * content-visibility: posts of long threads are rendered only when they are scrolled into view. Not the first ones: what is below
 * them would jump once their own height is known.
 */
export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('s')};
  padding: ${space('m', 'l')};
  border-block-end: 1px solid ${color('line')};
  &:nth-child(n + 6) { content-visibility: auto; contain-intrinsic-block-size: auto 14rem; }
  &:last-child {
    border-block-end: 0;
  }
  ${media.phone} {
    padding: ${space('m')};
  }
`;
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs', 'm')};
  & > time {
    color: ${color('soft')};
    font: ${font('s')};
  }
`;
export const Body = styled.div`
  max-inline-size: 75ch;
`;

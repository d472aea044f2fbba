import { color, media, radius, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Lines above the list take from its height. */
export const Found = styled.div`
  --above-list: calc(6rem + var(--above-words, 0rem));
  &[data-replaced] { --above-list: calc(13rem + var(--above-words, 0rem)); }
  /* The vehicle has a line of its own there. */
  &[data-vehicle] { --above-words: 2.75rem; }
`;
export const Sheet = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
  ${media.print} { border: 0; }
  [role='grid'] { border-radius: 0 0 ${radius('l')} ${radius('l')}; }
  [role='search'] { border-radius: ${radius('l')} ${radius('l')} 0 0; }
`;
/** Its line is kept, so that the rows below do not move. */
export const Waiting = styled.div`
  block-size: 6px;
  & [role='progressbar'] { block-size: 2px; border-radius: 0; }
`;
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs', 'm')};
  margin-block-end: ${space('s')};
  & > :first-child { margin-inline-end: auto; }
  ${media.print} { display: none; }
`;
export const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
  margin-block-end: ${space('s')};
  ${media.print} { display: none; }
`;

import { color, media, radius, rowHeight, space } from '@extranet/shared/theme';
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
  & > :first-child { flex: 1 1 20rem; align-content: center; min-block-size: ${rowHeight()}; }
  /* What was understood and the way out share the first line: the parts begin on the first screen. */
  ${media.phone} { position: relative; & > :first-child { flex-basis: 100%; padding-inline-end: 4rem; } }
  ${media.print} { display: none; }
`;
/** The vehicles have a line of their own. */
export const Vehicles = styled.span`
  flex: 1 1 100%;
`;
/** A button in a sentence, as quiet as a link. */
export const InSentence = styled.button`
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: none;
  color: ${color('ink')};
  font: inherit;
  text-decoration: underline;
  text-decoration-color: ${color('edge')};
  cursor: pointer;
  &:hover { text-decoration-color: currentcolor; }
  ${media.coarse} { min-block-size: 44px; }
`;
/** A cross at the corner of a phone. */
export const Leave = styled.span`
  ${media.phone} { position: absolute; inset-block-start: 0; inset-inline-end: 0; }
`;
export const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
  margin-block-end: ${space('s')};
  ${media.print} { display: none; }
`;

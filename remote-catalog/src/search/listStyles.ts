import { color, font, media, radius, rowHeight, shadow, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Below the field on the home page; in the header below all of it, because rows need more width than the field has. */
export const Popup = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 4px);
  inset-inline: ${space('xl')};
  max-inline-size: 62rem;
  max-block-size: min(40rem, calc(100dvh - 5rem));
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
  color: ${color('ink')};
  font: ${font('s')};
  box-shadow: ${shadow('pop')};
  [data-large] > & {
    inset-block-start: calc(var(--row) + 4px);
    inset-inline: 0;
    max-inline-size: none;
  }
  ${media.phone} {
    inset-inline: ${space('xs')};
    [data-large] > & { inset-block-start: calc(2 * var(--row) + ${space('xs')} + 4px); }
  }
`;
/** Its line is kept, so that the rows do not jump at each letter. */
export const Progress = styled.div`
  block-size: 2px;
  & [role='progressbar'] { block-size: 2px; border-radius: 0; }
`;
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
  padding: ${space('s', 'm')};
  /* One line, also with counts: what was found begins below it. */
  ${media.phone} { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; }
`;
export const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('s')};
  min-block-size: ${rowHeight()};
  padding: 0 ${space('m')};
  color: ${color('soft')};
  & > strong { color: ${color('ink')}; }
`;
/** Rows ask how wide it is, not how wide the screen is. */
export const Listbox = styled.div`
  container-type: inline-size;
  padding-block-end: ${space('xs')};
  &[hidden] { display: none; }
`;
export const Group = styled.div`
  &[data-end] { border-block-start: 1px solid ${color('line')}; }
  &[data-end]:first-child { border: 0; }
`;
export const Head = styled.div`
  padding: ${space('xs', 'm')};
  background: ${color('sunken')};
  font: ${font('xs', 'strong')};
  & > small { color: ${color('soft')}; font: ${font('xs')}; }
`;
export const Item = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  min-block-size: ${rowHeight()};
  padding: ${space('xs', 'm')};
  cursor: pointer;
  /* Rows below the fold cost nothing before somebody scrolls. */
  content-visibility: auto;
  contain-intrinsic-size: auto 40px;
  &:hover { background: ${color('hover')}; }
  &[aria-selected='true'] { background: ${color('selected')}; }
  & > svg { flex: none; color: ${color('soft')}; }
`;

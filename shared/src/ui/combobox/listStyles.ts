import styled from 'styled-components';
import { color, font, radius, rowHeight, shadow, space } from '../../theme/index.ts';

export const Frame = styled.div`
  position: relative;
`;
export const Popup = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 4px);
  inset-inline: 0;
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('panel')};
  box-shadow: ${shadow('pop')};
  overflow: hidden;
  &[hidden] { display: none; }
`;
export const List = styled.ul`
  max-block-size: min(22rem, 50dvh);
  overflow: auto;
  overscroll-behavior: contain;
`;
export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  min-block-size: ${rowHeight()};
  padding: ${space('xs', 'm')};
  cursor: pointer;
  &[aria-selected='true'] { background: ${color('selected')}; }
  &[data-chosen] { font: ${font('s', 'strong')}; }
`;
export const Note = styled.p`
  padding: ${space('s', 'm')};
  border-block-start: 1px solid ${color('line')};
  color: ${color('soft')};
  font: ${font('xs')};
  &:first-child { border: 0; }
`;
export const Ends = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
`;

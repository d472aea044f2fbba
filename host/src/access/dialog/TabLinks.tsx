import { color, font, rowHeight, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Links from one tab of the dialog to another. */
export const TabLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space('l')};
`;

export const TabLink = styled.button.attrs({ type: 'button' })`
  min-block-size: ${rowHeight()};
  padding: 0;
  border: 0;
  background: none;
  color: ${color('ink')};
  font: ${font('s')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

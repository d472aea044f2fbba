import { color, focusRing, media } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Looks like an inline link, but opens something on this page. */
export const TextButton = styled.button`
  max-inline-size: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${color('edge')};
  text-decoration-thickness: 1px;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  /* On paper buttons are left out; this one is the text itself. */
  ${media.print} { display: inline !important; white-space: normal; text-decoration: none; }
  &:hover { text-decoration-color: currentcolor; }
  &:focus-visible { ${focusRing} }
`;

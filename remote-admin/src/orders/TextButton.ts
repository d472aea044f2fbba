import { color, focusRing } from '@extranet/shared/theme';
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
  &:hover { text-decoration-color: currentcolor; }
  &:focus-visible { ${focusRing} }
`;

import { innerFocusRing } from '@extranet/shared/theme';
import styled from 'styled-components';

/** A product's words that open it: they look like words until somebody points at them. */
export const PlainButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { ${innerFocusRing} }
`;

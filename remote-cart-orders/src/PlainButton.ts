import { innerFocusRing } from '@extranet/shared/theme';
import styled, { css } from 'styled-components';

/** A button that looks like the words in it. */
export const plain = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;

/** A product's words that open it: they look like words until somebody points at them. */
export const PlainButton = styled.button`
  ${plain}
  &:hover { text-decoration: underline; }
  &:focus-visible { ${innerFocusRing} }
`;

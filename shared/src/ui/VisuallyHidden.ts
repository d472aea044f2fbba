import styled, { css } from 'styled-components';

/** Hidden from view, but read by screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

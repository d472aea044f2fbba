import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Takes the colour of the surrounding text; screen readers learn about it from aria-busy on the control. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  inline-size: 1.1em;
  block-size: 1.1em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

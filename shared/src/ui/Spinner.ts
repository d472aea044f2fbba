import styled from 'styled-components';
import { movement } from '../theme/index.ts';

/** Takes the colour of the surrounding text; screen readers learn about it from aria-busy on the control. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  inline-size: 1.1em;
  block-size: 1.1em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${movement('turn')} 0.8s linear infinite;
`;

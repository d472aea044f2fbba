import { media } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Going from tab to tab, the dialog keeps its height: nothing jumps. */
export const Steady = styled.div`
  min-block-size: min(31rem, calc(100dvh - 16rem));
  ${media.phone} { min-block-size: 60dvh; }
`;

import { media } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Keeps the height of a dialog when its tabs change, so that nothing jumps. */
export const StableHeight = styled.div`
  min-block-size: min(31rem, calc(100dvh - 16rem));
  ${media.phone} { min-block-size: 60dvh; }
`;

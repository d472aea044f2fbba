import { media } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Keeps the height of a dialog when its tabs change, so that nothing jumps. */
export const StableHeight = styled.div`
  min-block-size: min(31rem, calc(100dvh - 16rem));
  ${media.phone} { min-block-size: 60dvh; }
`;

/** In a dialog: it has the same height and place whatever its tab shows, or is still being read. */
export const FullHeight = styled.div`
  [data-body]:has(> &) { block-size: 100dvh; }
`;

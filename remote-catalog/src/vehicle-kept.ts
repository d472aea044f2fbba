import { media } from '@extranet/shared/theme';
import { css } from 'styled-components';

/** On a page around the vehicle's place: while its bar is on its way it has the height of the bar, so that nothing moves down. */
export const keepsVehicle = css`
  & > div:empty { min-block-size: 3.25rem; }
  ${media.phone} { & > div:empty, & > div > [aria-busy]:only-child { min-block-size: 4rem; } }
`;

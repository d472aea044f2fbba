import { color, media, radius } from '@extranet/shared/theme';
import { css } from 'styled-components';

const SIZE = 20;
/** Where the box ends and the row begins. */
const ROOM = '44px';

/** A row with a box to tick before it, drawn on the row itself: it chooses as a whole. */
const boxed = css`
  padding-inline-start: ${ROOM};
  &::before, &::after {
    content: '';
    position: absolute;
    inset-inline-start: 14px;
    inset-block-start: calc(50% - ${SIZE / 2}px);
    inline-size: ${SIZE}px;
    block-size: ${SIZE}px;
  }
  &::before { border: 1px solid ${color('edge')}; border-radius: ${radius('s')}; background: ${color('panel')}; }
  &::after { display: none; background: ${color('onSolid')}; clip-path: polygon(16% 50%, 28% 38%, 43% 54%, 73% 22%, 84% 34%, 43% 78%); }
  ${media.print} { &::before, &::after { display: none !important; } }
`;
const ticked = css`
  &::before { border-color: ${color('solid')}; background: ${color('solid')}; }
  &::after { display: block; }
`;

/** The rows of a table while products to compare are chosen in it; cards as well. They open nothing meanwhile. */
export const choosingRows = css`
  &[data-choosing] .heads { padding-inline-start: ${ROOM}; }
  &[data-choosing] .row { ${boxed} }
  &[data-choosing] .row[aria-selected='true'] { ${ticked} }
  &[data-choosing] [data-sign='chevron'] { visibility: hidden; }
`;

/** A row that is a button. */
export const choosingButton = css`
  &[aria-pressed] { position: relative; ${boxed} & > svg:last-child { visibility: hidden; } }
  &[aria-pressed='true'] { ${ticked} }
`;

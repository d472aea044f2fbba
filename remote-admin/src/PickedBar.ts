import { color, font, media, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/**
 * What can be done with the picked rows of a list, stuck to the foot of the window after it: its coming moves no row away
 * from under the mouse. Its user says data-at-foot, so that messages come from above.
 */
export const PickedBar = styled.div`
  position: sticky;
  inset-block-end: var(--foot, 0);
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('s', 'l')};
  padding: ${space('s', 'l')};
  border-block-start: 1px solid ${color('edge')};
  background: ${color('selected')};
  font: ${font('s')};
  ${media.print} { display: none; }
`;

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
  display: grid;
  gap: ${space('s')};
  padding: ${space('s', 'l')};
  border-block-start: 1px solid ${color('edge')};
  background: ${color('selected')};
  font: ${font('s')};
  ${media.phone} { padding: ${space('xs', 'm')}; }
  ${media.print} { display: none; }
`;

/** How many are picked, what can be done with them (data-do), and the way out (data-unpick), which on a phone comes before. */
export const PickedLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('s', 'l')};
  & > [data-do] { order: 1; }
  & > [data-unpick] { order: 2; margin-inline-start: auto; }
  ${media.phone} {
    row-gap: ${space('xs')};
    & > [data-do] { flex: 1 1 100%; }
    & > [data-do] > * { flex: 1 1 auto; }
    & > [data-do] button { padding-inline: ${space('s')}; }
    & > [data-do] button > svg { display: none; }
    & > [data-unpick] { order: 0; padding-inline: 0; }
  }
`;

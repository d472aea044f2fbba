import { color, font, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Labels and values, side by side in a dialog. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: ${space('s', 'l')};
  overflow-wrap: anywhere;
  & > dt { color: ${color('soft')}; font: ${font('s')}; }
`;

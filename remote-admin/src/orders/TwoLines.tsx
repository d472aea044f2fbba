import { color, font } from '@extranet/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A cell whose second fact has a line of its own: side by side, the second one was always cut. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: string }) => (
  <Box title={second || undefined}>
    <span>{first}</span>
    {second !== '' && <Second>{second}</Second>}
  </Box>
);

const Box = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * { overflow: hidden; text-overflow: ellipsis; }
`;
const Second = styled.span`
  color: ${color('soft')};
  font: ${font('xs')};
`;

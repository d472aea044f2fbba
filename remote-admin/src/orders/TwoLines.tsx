import { color, font } from '@extranet/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  first: ReactNode;
  second: string;
  /** The second fact is a day that has passed, or somebody who waits. */
  tone?: 'late' | 'waits';
}

/** A cell whose second fact has a line of its own: side by side, the second one was always cut. */
export const TwoLines = ({ first, second, tone }: Props) => (
  <Box title={second || undefined}>
    <span>{first}</span>
    {second !== '' && <Second data-tone={tone}>{second}</Second>}
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
  &[data-tone] { color: ${color('ink')}; font: ${font('xs', 'strong')}; }
  &[data-tone='late'] { color: ${color('error')}; }
`;

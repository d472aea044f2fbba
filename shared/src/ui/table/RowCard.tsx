import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../../theme/index.ts';

interface Props {
  /** First line: what it is, and at its end the number that counts. */
  lead: ReactNode;
  trail?: ReactNode;
  /** Second line, quieter. */
  under?: ReactNode;
  underTrail?: ReactNode;
}

/** A row on a phone: two lines, cut where they are too long, never growing into the next row. */
export const RowCard = ({ lead, trail, under, underTrail }: Props) => (
  <Box>
    <Start>{lead}</Start>
    <span>{trail}</span>
    <Quiet>{under}</Quiet>
    <span>{underTrail}</span>
  </Box>
);

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space('xxs', 'm')};
  & > :nth-child(even) { justify-self: end; }
  white-space: nowrap;
`;
const Start = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
const Quiet = styled(Start)`
  color: ${color('soft')};
  font: ${font('xs')};
`;

import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, font, space } from '../../theme/index.ts';

interface Props {
  /** First line: what the row is, and at its end the most important number. */
  lead: ReactNode;
  trail?: ReactNode;
  /** Second line, in a lighter colour. */
  under?: ReactNode;
  underTrail?: ReactNode;
  /** Third line, where two have no room for everything; `underTrail` then stands at its end. */
  below?: ReactNode;
  /** 2 for long names that differ only at their ends; the table's `cardHeight` must have room for both lines. */
  leadLines?: 1 | 2;
}

/** A row on a phone: lines that are too long are cut, so that the height stays fixed. */
export const RowCard = ({ lead, trail, under, underTrail, below, leadLines = 1 }: Props) => (
  <Box>
    <Line>
      <Lead $lines={leadLines}>{lead}</Lead>
      <span>{trail}</span>
    </Line>
    <Line>
      <Quiet>{under}</Quiet>
      {below === undefined && <span>{underTrail}</span>}
    </Line>
    {below !== undefined && (
      <Line>
        <Quiet>{below}</Quiet>
        <span>{underTrail}</span>
      </Line>
    )}
  </Box>
);

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('xxs')};
  white-space: nowrap;
`;
const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space('m')};
  & > :last-child:not(:first-child) { flex: none; }
`;
const Start = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  white-space: normal;
`;
const Lead = styled(Start)<{ $lines: 1 | 2 }>`${({ $lines }) => $lines === 2 && twoLines}`;
const Quiet = styled(Start)`
  color: ${color('soft')};
  font: ${font('xs')};
`;

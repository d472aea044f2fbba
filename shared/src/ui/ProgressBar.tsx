import { useId } from 'react';
import styled from 'styled-components';
import { integer } from '../format/index.ts';
import { color, font, motion, movement, radius, space } from '../theme/index.ts';

interface Props {
  /** What is being done: 'Envoi de fiche.pdf'. */
  label: string;
  /** 0 to 1; absent when the duration is unknown. */
  value?: number;
  hideLabel?: boolean;
}

export function ProgressBar({ label, value, hideLabel }: Props) {
  const id = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Box>
      {!hideLabel && (
        <Caption>
          <span id={id}>{label}</span>
          {percent !== undefined && <span>{integer(percent)}&nbsp;%</span>}
        </Caption>
      )}
      <Track
        role="progressbar"
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Bar $endless={percent === undefined} style={{ inlineSize: `${percent ?? 30}%` }} />
      </Track>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('xs')};
`;
const Caption = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space('m')};
  color: ${color('soft')};
  font: ${font('xs')};
  & > :last-child:not(:first-child) { flex: none; }
`;
const Track = styled.div`
  overflow: hidden;
  block-size: 6px;
  border-radius: ${radius('pill')};
  background: ${color('selected')};
`;
const Bar = styled.div<{ $endless: boolean }>`
  block-size: 100%;
  border-radius: inherit;
  background: ${color('solid')};
  transition: inline-size ${motion('fast')};
  animation: ${({ $endless }) => ($endless ? movement('run') : 'none')} 1.4s ease-in-out infinite;
`;

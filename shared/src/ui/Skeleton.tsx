import styled, { keyframes } from 'styled-components';
import { color, radius, space } from '../theme/index.ts';

interface Props {
  /** CSS lengths: the size of the content that will replace it. */
  width?: string;
  height?: string;
  /** Lines of text instead of one block. */
  lines?: number;
}

/** Hidden from screen readers: set aria-busy on the region that is loading. */
export function Skeleton({ width = '100%', height = '1em', lines }: Props) {
  if (lines === undefined) return <Block aria-hidden style={{ inlineSize: width, blockSize: height }} />;
  return (
    <Lines aria-hidden style={{ inlineSize: width }}>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key, line) => (
        <Block
          key={key}
          style={{ inlineSize: line === lines - 1 && lines > 1 ? '60%' : '100%', blockSize: '0.8em' }}
        />
      ))}
    </Lines>
  );
}

const breathe = keyframes`50% { opacity: 0.45; }`;
const Block = styled.span`
  display: block;
  border-radius: ${radius('s')};
  background: ${color('selected')};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
const Lines = styled.span`
  display: grid;
  gap: ${space('s')};
`;

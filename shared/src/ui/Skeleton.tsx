import styled from 'styled-components';
import { color, movement, radius, space } from '../theme/index.ts';

interface Props {
  /** CSS lengths: the size of the content that will replace it. */
  width?: string;
  height?: string;
  /** Lines of text instead of one block. */
  lines?: number;
}

/** From the height of a field on, in rem: an outline with what stands in it, not a slab. */
const OUTLINED = 2.5;

/** Hidden from screen readers: set aria-busy on the region that is loading. */
export function Skeleton({ width = '100%', height = '1em', lines }: Props) {
  const outlined =
    height === 'var(--row)' || (height.endsWith('rem') && Number.parseFloat(height) >= OUTLINED);
  if (lines === undefined)
    return (
      <Block
        aria-hidden
        data-outlined={outlined || undefined}
        style={{ inlineSize: width, blockSize: height }}
      />
    );
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

/** One bar a row, as far down as there is room. */
const bars = (from: string, width: string) =>
  `linear-gradient(#0000 38%, ${color('selected')} 0 62%, #0000 0) ${from} 0 / ${width} var(--row) repeat-y`;
const Block = styled.span`
  display: block;
  border-radius: ${radius('s')};
  background: ${color('selected')};
  animation: ${movement('breathe')} 1.6s ease-in-out infinite;
  &[data-outlined] {
    border: 1px solid ${color('line')};
    border-radius: ${radius()};
    background: ${bars('1rem', '18%')}, ${bars('50%', '46%')}, ${color('panel')};
  }
`;
const Lines = styled.span`
  display: grid;
  gap: ${space('s')};
`;

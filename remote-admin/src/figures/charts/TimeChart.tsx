import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { type KeyboardEvent, type PointerEvent, type Ref, useId, useState } from 'react';
import { ChartBox, Reading } from './chartStyles.ts';
import { FILLS, fillOf, Patterns } from './Patterns.tsx';
import { useWidth } from './useWidth.ts';

export interface TimePoint {
  /** '2026-11-24' */
  readonly key: string;
  readonly parts: readonly number[];
  /** A line over the bars; null where it has a gap. */
  readonly line: number | null;
  /** The point in words, said where it is pointed at. */
  readonly said: string;
}

interface Props {
  /** What the picture shows, in a sentence. */
  label: string;
  hint: string;
  points: readonly TimePoint[];
  onAxis: (key: string) => string;
  inWords: (value: number) => string;
  picture: Ref<SVGSVGElement>;
}

const HEIGHT = 240;
const EDGE = { top: 12, right: 8, bottom: 28, left: 64 };
const TICK_WIDTH = 70;

/** Bars over time, read with the arrows or under the pointer. */
export function TimeChart({ label, hint, points, onAxis, inWords, picture }: Props) {
  const id = useId();
  const [box, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const inner = Math.max(1, width - EDGE.left - EDGE.right);
  const x = scaleBand({ domain: points.map(({ key }) => key), range: [0, inner], padding: 0.2 });
  const most = Math.max(1, ...points.flatMap(({ parts, line }) => [sumOf(parts), line ?? 0]));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - EDGE.top - EDGE.bottom, 0], nice: 4 });
  const every = Math.ceil(points.length / Math.max(2, Math.floor(inner / TICK_WIDTH)));
  const middle = ({ key }: TimePoint) => (x(key) ?? 0) + x.bandwidth() / 2;
  const marked = at === null ? undefined : points[Math.min(at, points.length - 1)];
  const handleKey = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, points.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const handlePointer = (event: PointerEvent<SVGSVGElement>) => {
    const across = event.clientX - event.currentTarget.getBoundingClientRect().left - EDGE.left;
    const place = Math.floor((across / inner) * points.length);
    setAt(place >= 0 && place < points.length ? place : null);
  };
  return (
    <ChartBox ref={box}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: the arrows read it, bar by bar. */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset groups fields, this one holds a picture. */}
      <div role="group" aria-label={label} aria-describedby={`${id}-hint`} tabIndex={0} onKeyDown={handleKey}>
        {/* biome-ignore-end lint/a11y/useSemanticElements: as above. */}
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above. */}
        <svg
          ref={picture}
          role="img"
          aria-label={label}
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          onPointerMove={handlePointer}
          onPointerLeave={() => setAt(null)}
        >
          <Patterns id={id} />
          <g transform={`translate(${EDGE.left},${EDGE.top})`}>
            {marked && (
              <Bar className="marked" x={x(marked.key) ?? 0} width={x.bandwidth()} y={0} height={y(0)} />
            )}
            <AxisLeft scale={y} numTicks={4} tickFormat={(value) => inWords(Number(value))} hideTicks />
            <AxisBottom
              scale={x}
              top={y(0)}
              hideTicks
              tickValues={points.filter((_, place) => place % every === 0).map(({ key }) => key)}
              tickFormat={onAxis}
            />
            {points.map((point) => (
              <Stacked
                key={point.key}
                id={id}
                point={point}
                x={x(point.key) ?? 0}
                width={x.bandwidth()}
                y={y}
              />
            ))}
            <LinePath
              className="before"
              data={points.filter(({ line }) => line !== null)}
              x={middle}
              y={({ line }) => y(line ?? 0)}
            />
          </g>
        </svg>
      </div>
      <Reading id={`${id}-hint`} aria-live="polite">
        {marked?.said ?? hint}
      </Reading>
    </ChartBox>
  );
}

interface StackedProps {
  id: string;
  point: TimePoint;
  x: number;
  width: number;
  y: (value: number) => number;
}

function Stacked({ id, point, x, width, y }: StackedProps) {
  return FILLS.map((fill, place) => {
    const from = sumOf(point.parts.slice(0, place));
    const value = point.parts[place] ?? 0;
    if (value <= 0) return null;
    return (
      <Bar
        key={fill}
        className="bar"
        x={x}
        width={width}
        y={y(from + value)}
        height={Math.max(1, y(from) - y(from + value))}
        fill={fillOf(id, fill)}
      />
    );
  });
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

/** Where a key leads; undefined for a key that is none of ours. */
function stepTo(key: string, at: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  if (key === 'Escape') return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return Math.min(count - 1, (at ?? -1) + 1);
  if (key === 'ArrowLeft') return Math.max(0, (at ?? count) - 1);
  return undefined;
}

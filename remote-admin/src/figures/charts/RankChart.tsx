import { color } from '@extranet/shared/theme';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type Ref, useId } from 'react';
import { ChartBox } from './chartStyles.ts';
import { fillOf, Patterns } from './Patterns.tsx';
import { useWidth } from './useWidth.ts';

export interface Ranked {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** A hatched bar under it: the period before. */
  readonly before?: number;
  /** The figures in words, at the right of the name. */
  readonly said: string;
}

interface Props {
  label: string;
  rows: readonly Ranked[];
  picture: Ref<SVGSVGElement>;
}

const ROW = 44;
/** Where the figures would leave a name no room they stand below it. */
const NARROW = 480;
const LINE = 18;
const TEXT_BASE = 16;
const BAR_TOP = 22;
const BAR = 8;
/** Roughly a letter's width: a longer name would run into the figures. */
const LETTER = 7.5;

/** Rows with a bar each, names and figures written at the bars. */
export function RankChart({ label, rows, picture }: Props) {
  const id = useId();
  const [box, width] = useWidth();
  const under = width < NARROW ? LINE : 0;
  const height = rows.length * (ROW + under);
  const y = scaleBand({ domain: rows.map(({ key }) => key), range: [0, height] });
  const most = Math.max(1, ...rows.flatMap(({ value, before }) => [value, before ?? 0]));
  const x = scaleLinear({ domain: [0, most], range: [0, width] });
  return (
    <ChartBox ref={box}>
      <svg
        ref={picture}
        role="img"
        aria-label={label}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <Patterns id={id} />
        {rows.map(({ key, name, value, before, said }) => (
          <g key={key} transform={`translate(0,${y(key) ?? 0})`}>
            <text className="name" x={0} y={TEXT_BASE}>
              {cut(name, width / LETTER - (under ? 0 : said.length))}
            </text>
            <text x={under ? 0 : width} y={TEXT_BASE + under} textAnchor={under ? 'start' : 'end'}>
              {said}
            </text>
            <Bar x={0} y={BAR_TOP + under} width={x(value)} height={BAR} fill={color('ink')} />
            {before !== undefined && (
              <Bar
                className="bar"
                x={0}
                y={BAR_TOP + under + BAR}
                width={x(before)}
                height={BAR}
                fill={fillOf(id, 'lines')}
              />
            )}
          </g>
        ))}
      </svg>
    </ChartBox>
  );
}

const cut = (name: string, letters: number) =>
  name.length <= letters ? name : `${name.slice(0, Math.max(1, Math.floor(letters) - 1))}…`;

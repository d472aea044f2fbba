import { useId } from 'react';
import { ChartBox, Legend } from './chartStyles.ts';
import { FILLS, fillOf, Patterns } from './Patterns.tsx';

interface Props {
  /** In the order of the fills. */
  names: readonly string[];
  line?: string;
}

const WIDTH = 24;
const HEIGHT = 14;

/** What the fills and the line of a picture stand for. */
export function SeriesLegend({ names, line }: Props) {
  const id = useId();
  return (
    <ChartBox>
      <Legend>
        {names.map((name, at) => (
          <li key={name}>
            <svg width={WIDTH} height={HEIGHT} aria-hidden>
              <Patterns id={`${id}-${at}`} />
              <rect
                className="bar"
                width={WIDTH}
                height={HEIGHT}
                fill={fillOf(`${id}-${at}`, FILLS[at] ?? 'solid')}
              />
            </svg>
            {name}
          </li>
        ))}
        {line && (
          <li>
            <svg width={WIDTH} height={HEIGHT} aria-hidden>
              <path className="before" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
            </svg>
            {line}
          </li>
        )}
      </Legend>
    </ChartBox>
  );
}

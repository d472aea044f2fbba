import { color } from '@extranet/shared/theme';
import { PatternCircles, PatternLines } from '@visx/pattern';

/** How the parts of a bar are told apart without colour: full, hatched, dotted. */
export const FILLS = ['solid', 'lines', 'dots'] as const;
export type Fill = (typeof FILLS)[number];

export const fillOf = (id: string, fill: Fill) => (fill === 'solid' ? color('ink') : `url(#${id}-${fill})`);

/** Of one picture: two of a page must not take each other's. */
export function Patterns({ id }: { id: string }) {
  return (
    <>
      <PatternLines
        id={`${id}-lines`}
        width={5}
        height={5}
        stroke={color('ink')}
        strokeWidth={2}
        background={color('panel')}
        orientation={['diagonal']}
      />
      <PatternCircles
        id={`${id}-dots`}
        width={5}
        height={5}
        radius={1}
        fill={color('ink')}
        background={color('panel')}
      />
    </>
  );
}

import { color, font, radius, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Drawn in tokens, so that the same picture stands in both schemes and on paper. */
export const ChartBox = styled.div`
  min-inline-size: 0;
  & svg { display: block; max-inline-size: 100%; block-size: auto; overflow: visible; }
  & svg text { fill: ${color('soft')}; font: ${font('xs')}; font-variant-numeric: tabular-nums; }
  & svg text.name { fill: ${color('ink')}; }
  & .visx-axis-line { stroke: ${color('edge')}; }
  & .bar { stroke: ${color('ink')}; stroke-width: 1; }
  & .marked { fill: ${color('selected')}; }
  & .before { fill: none; stroke: ${color('edge')}; stroke-width: 2; stroke-dasharray: 5 4; }
  & > [tabindex] { border-radius: ${radius('m')}; }
`;
/** Two lines of place always: nothing jumps while one points. */
export const Reading = styled.p`
  min-block-size: 2.9em;
  margin-block-start: ${space('s')};
  color: ${color('soft')};
  font: ${font('xs')};
`;
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs', 'l')};
  margin: 0 0 ${space('s')};
  padding: 0;
  font: ${font('xs')};
  list-style: none;
  & li { display: flex; align-items: center; gap: ${space('s')}; }
  & svg { flex: none; }
`;

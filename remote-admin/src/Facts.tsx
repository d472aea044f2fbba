import { color, font, space } from '@extranet/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Names and values, a line each. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <List>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  display: grid;
  gap: ${space('s')};
  margin: 0;
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space('xxs', 'm')}; }
  & dt { color: ${color('soft')}; font: ${font('s')}; }
  & dd { margin: 0; font: ${font('s', 'strong')}; font-variant-numeric: tabular-nums; }
`;

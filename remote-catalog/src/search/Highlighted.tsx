import { color } from '@extranet/shared/theme';
import styled from 'styled-components';
import { highlight } from './highlight.ts';

export const Highlighted = ({ text, query }: { text: string; query: string }) => (
  <>
    {highlight(text, query).map(({ at, text: part, matched }) =>
      matched ? <Mark key={at}>{part}</Mark> : <span key={at}>{part}</span>,
    )}
  </>
);

const Mark = styled.mark`
  background: ${color('accentGround')};
  color: inherit;
  font-weight: 600;
`;

import styled from 'styled-components';
import { date } from '../../format/index.ts';
import { color, font, space } from '../../theme/index.ts';

/** One thing that happened. */
export interface Moment {
  /** ISO 8601. */
  at: string;
  what: string;
  /** Below it, each on a line of its own; empty ones are left out. */
  details?: readonly string[];
  /** Who did it, after the date. */
  who?: string;
}

/** What happened, told in the order in which it happened, shown with the newest first: that is what people ask for. */
export function Timeline({ label, moments }: { label: string; moments: readonly Moment[] }) {
  return (
    <List aria-label={label}>
      {moments
        .map(({ at, what, details = [], who }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end.
          <li key={place}>
            <strong>{what}</strong>
            {details.filter(Boolean).map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
            <small>
              {date(at, 'minute')}
              {who && ` · ${who}`}
            </small>
          </li>
        ))
        .reverse()}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space('m')};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font('s')};
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    padding-inline-start: ${space('m')};
    border-inline-start: 2px solid ${color('line')};
  }
  & > li:first-child { border-inline-start-color: ${color('accent')}; }
  & span { white-space: pre-line; }
  & small { color: ${color('soft')}; }
`;

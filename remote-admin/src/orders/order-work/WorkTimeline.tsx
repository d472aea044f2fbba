import type { OrderEvent } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Panel } from '@extranet/shared/ui';
import styled from 'styled-components';
import { eventWords } from './order-words.ts';

/** The newest first: a clerk asks what happened last. */
export function WorkTimeline({ events }: { events: readonly OrderEvent[] }) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('orderWork.timeline')}>
      <List>
        {[...events].reverse().map((event) => (
          <li key={`${event.at} ${event.kind} ${event.detail} ${event.lines.join()}`}>
            <strong>{eventWords(t, event)}</strong>
            {event.lines.length > 0 && <span>{event.lines.join(', ')}</span>}
            {event.reason && <span>{event.reason}</span>}
            <small>
              {date(event.at, 'minute')}
              {' · '}
              {event.who || t(`orderWork.actor.${event.actor}`)}
            </small>
          </li>
        ))}
      </List>
    </Panel>
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
  & small { color: ${color('soft')}; }
`;

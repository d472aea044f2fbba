import type { QueueLine } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { QUEUE_COUNTED } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, rowHeight, space } from '@extranet/shared/theme';
import { Badge, Button, EmptyState, Icon, Panel, Skeleton } from '@extranet/shared/ui';
import { ChevronRight } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { deskOpened, useDesk } from './desk.slice.ts';
import { byUrgency, PLACES, waited } from './queue-lines.ts';

/** What waits for a clerk: each line opens the place where it is dealt with. */
export function QueuePanel() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, desk } = useDesk((state) => state.desk);
  return (
    <Panel title={t('desk.title')} flush busy={status === 'pending' && !desk}>
      {!desk && status !== 'error' && <Skeleton height="19.6rem" />}
      {!desk && status === 'error' && (
        <EmptyState
          title={t('desk.failed')}
          action={<Button onClick={() => dispatch(deskOpened())}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      )}
      {desk && (
        <ul aria-label={t('desk.title')}>
          {byUrgency(desk.queue).map((line) => (
            <li key={line.kind}>
              <Waiting line={line} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Waiting({ line: { kind, count, urgent, oldest } }: { line: QueueLine }) {
  const { t } = useTranslation('admin');
  const shown = (figure: number) =>
    figure > QUEUE_COUNTED ? t('desk.more', { counted: QUEUE_COUNTED }) : integer(figure);
  const since = oldest && count > 0 ? waited(oldest) : null;
  return (
    <Line to={PLACES[kind]} data-none={count === 0 || undefined}>
      <Count>{count > 0 && shown(count)}</Count>
      <span>{t(`desk.kinds.${kind}`, { count })}</span>
      {urgent > 0 && (
        <span title={t('desk.urgentFrom')}>
          <Badge tone="error">{t('desk.urgent', { count: urgent, shown: shown(urgent) })}</Badge>
        </span>
      )}
      {since && <Since>{t(`desk.oldest.${since.unit}`, { count: since.count })}</Since>}
      <Icon of={ChevronRight} />
    </Line>
  );
}

const Line = styled(NavLink)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xxs', 's')};
  min-block-size: ${rowHeight()};
  padding: ${space('xs', 'l')};
  border-block-start: 1px solid ${color('line')};
  font: ${font('s', 'strong')};
  text-decoration: none;
  &:hover { background: ${color('hover')}; }
  &[data-none] { color: ${color('soft')}; font: ${font('s')}; }
  & > svg { flex: none; color: ${color('soft')}; }
  & > svg:last-child { margin-inline-start: auto; }
  li:first-child > & { border-block-start: 0; }
`;
const Count = styled.span`
  min-inline-size: 2.5rem;
  text-align: end;
`;
const Since = styled.span`
  margin-inline-start: auto;
  color: ${color('soft')};
  font: ${font('xs')};
  & + svg { margin-inline-start: 0 !important; }
`;

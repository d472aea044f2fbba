import type { OrderEvent } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Panel } from '@extranet/shared/ui';
import { Timeline } from '@extranet/shared/ui/timeline';
import { eventWords } from './order-words.ts';

/** What happened to an order, and who did it. */
export function WorkTimeline({ events }: { events: readonly OrderEvent[] }) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('orderWork.timeline')}>
      <Timeline
        label={t('orderWork.timeline')}
        moments={events.map((event) => ({
          at: event.at,
          what: eventWords(t, event),
          details: [event.lines.join(', '), event.reason],
          who: event.who || t(`orderWork.actor.${event.actor}`),
        }))}
      />
    </Panel>
  );
}

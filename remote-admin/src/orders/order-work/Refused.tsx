import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert } from '@extranet/shared/ui';
import { useRefusal } from '../../refusals.ts';
import { eventWords } from './order-words.ts';
import { refusalDismissed, useOrderWork } from './order-work.slice.ts';

/** Why the last change was refused, and what happened meanwhile and by whom. */
export function Refused() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { refusal: kept, meanwhile } = useOrderWork((state) => state.orderWork);
  const refusal = useRefusal(kept);
  if (!refusal) return null;
  return (
    <Alert title={refusal.message} onDismiss={() => dispatch(refusalDismissed())}>
      {meanwhile.length > 0 && (
        <ul>
          {meanwhile.map((event) => (
            <li key={event.at + event.kind}>
              {t('orderWork.doneBy', {
                what: [eventWords(t, event), event.lines.join(', ')].filter(Boolean).join(' · '),
                who: event.who || t(`orderWork.actor.${event.actor}`),
              })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

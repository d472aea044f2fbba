import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { Tags, Undo2 } from 'lucide-react';
import { FILE_MAX, fetchLabels } from './orders-export.ts';
import { severalDismissed, severalRepeated, severalTakenBack, useSeveral } from './several.slice.ts';

/** What came of a step for several orders: the way back, and the labels of those that are prepared now. */
export function SeveralOutcome() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, step, outcome } = useSeveral((state) => state.several);
  const dismiss = () => dispatch(severalDismissed());
  const done = outcome?.done ?? [];
  const refused = outcome?.refused ?? [];
  const prepared = step === 'preparer';
  return (
    <>
      {done.length > 0 && (
        <Alert
          tone="success"
          onDismiss={dismiss}
          action={
            prepared &&
            status !== 'pending' && (
              <>
                <Button icon={Undo2} onClick={() => dispatch(severalTakenBack())}>
                  {t('common.undo')}
                </Button>
                {done.length <= FILE_MAX && (
                  <FileDownload
                    icon={Tags}
                    mode="show"
                    fetcher={() => fetchLabels(done)}
                    name={t('orders.labels')}
                  >
                    {t('orders.labels')}
                  </FileDownload>
                )}
              </>
            )
          }
        >
          {t(prepared ? 'orders.prepared' : 'orders.takenBack', { count: done.length })}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert onDismiss={dismiss}>
          <ul>
            {refused.map(({ orderId, orderRef, message }) => (
              <li key={orderId}>{t('orders.refused', { ref: orderRef, message })}</li>
            ))}
          </ul>
        </Alert>
      )}
      {status === 'error' && (
        <Alert
          onDismiss={dismiss}
          action={<Button onClick={() => dispatch(severalRepeated())}>{t('common.retry')}</Button>}
        >
          {t(prepared ? 'orders.severalFailed' : 'orders.takenBackFailed')}
        </Alert>
      )}
    </>
  );
}

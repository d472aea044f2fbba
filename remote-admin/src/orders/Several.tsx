import type { AdminOrderRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { phoneQuery } from '@extranet/shared/theme';
import { Button, Row, useMedia } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { Download, PackageCheck, Tags } from 'lucide-react';
import { useEffect, useState } from 'react';
import { HiddenPicks } from '../HiddenPicks.tsx';
import { PickedBar, PickedLine } from '../PickedBar.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { FILE_MAX, fetchLabels } from './orders-export.ts';
import { SeveralOutcome } from './SeveralOutcome.tsx';
import { severalAsked, severalDismissed, useSeveral } from './several.slice.ts';

interface Props {
  ticked: readonly AdminOrderRow[];
  onUntick: () => void;
  onDone: (ids: readonly string[]) => void;
  hidden: number;
}

/** What can be done with the ticked orders, and what came of it. */
export function Several({ ticked, hidden, onUntick, onDone }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, step, outcome } = useSeveral((state) => state.several);
  const phone = useMedia(phoneQuery);
  const [exporting, setExporting] = useState(false);
  // Only what waits can be prepared.
  const waiting = ticked.filter(({ orderState }) => orderState === 'validee');
  const ids = ticked.slice(0, FILE_MAX).map(({ orderId }) => orderId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome.
  useEffect(() => {
    if (outcome && status !== 'pending')
      onDone([...outcome.done, ...outcome.refused.map(({ orderId }) => orderId)]);
  }, [outcome, status]);
  useEffect(
    () => () => {
      dispatch(severalDismissed());
    },
    [dispatch],
  );
  if (ticked.length === 0 && status === 'empty') return null;
  return (
    <PickedBar data-at-foot>
      {ticked.length > 0 && (
        <PickedLine role="group" aria-label={t('orders.picked', { count: ticked.length })}>
          <strong role="status">{t('orders.picked', { count: ticked.length })}</strong>
          <HiddenPicks count={hidden} />
          <Row data-do>
            {waiting.length > 0 && (
              <Button
                icon={PackageCheck}
                variant="primary"
                busy={status === 'pending' && step === 'preparer'}
                onClick={() => dispatch(severalAsked(waiting))}
              >
                {t(phone ? 'orders.prepareShort' : 'orders.prepareSome', { count: waiting.length })}
              </Button>
            )}
            <FileDownload
              icon={Tags}
              mode="show"
              disabled={ticked.length > FILE_MAX}
              fetcher={() => fetchLabels(ids)}
              name={t('orders.labels')}
            >
              {t('orders.labels')}
            </FileDownload>
            <Button icon={Download} disabled={ticked.length > FILE_MAX} onClick={() => setExporting(true)}>
              {t('orders.export')}
            </Button>
            {ticked.length > FILE_MAX && <span>{t('orders.tooManyPicked', { max: FILE_MAX })}</span>}
          </Row>
          <Button data-unpick variant="quiet" onClick={onUntick}>
            {t('orders.untick')}
          </Button>
        </PickedLine>
      )}
      <ExportDialog open={exporting} onClose={() => setExporting(false)} exported={{ ids }} orders={ticked} />
      <SeveralOutcome />
    </PickedBar>
  );
}

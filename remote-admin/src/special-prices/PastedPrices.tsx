import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, ProgressBar, Stack } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { useRefusal } from '../refusals.ts';
import { withFile } from './lines/price-lines.ts';
import { PricesPreview } from './PricesPreview.tsx';
import { pricesFileLeft, usePricesImport } from './prices-import.slice.ts';
import type { PricesEdit } from './usePricesEdit.ts';

/** References and prices that were pasted from a spreadsheet: looked at, taken over into the list, and saved with it in one go. */
export function PastedPrices({ edit, customerId }: { edit: PricesEdit; customerId: string }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, progress, name, preview, refusal } = usePricesImport((state) => state.pricesImport);
  const error = useRefusal(refusal);
  useEffect(() => {
    return () => {
      dispatch(pricesFileLeft());
    };
  }, [dispatch]);
  const { onPasted } = edit;
  const waits = status === 'uploading' || status === 'reading' || (preview?.prices.length ?? 0) > 0;
  useEffect(() => {
    onPasted(waits);
    return () => onPasted(false);
  }, [onPasted, waits]);
  const handleTake = () => {
    if (preview) edit.onLines(withFile(edit.lines, customerId, preview.prices));
    dispatch(pricesFileLeft());
  };
  if (status === 'noFile' && !error) return null;
  return (
    <Stack $gap="m">
      {edit.pastedLeft && <Alert>{t('specialPrices.pastedWaiting')}</Alert>}
      {error && <Alert onDismiss={() => dispatch(pricesFileLeft())}>{error.message}</Alert>}
      {status === 'uploading' && (
        <ProgressBar label={t('specialPrices.import.uploading', { name })} value={progress} />
      )}
      {status === 'reading' && <ProgressBar label={t('specialPrices.import.reading')} />}
      {preview && (
        <PricesPreview
          name={name}
          preview={preview}
          partial={edit.rest !== null}
          onTake={handleTake}
          onCancel={() => dispatch(pricesFileLeft())}
        />
      )}
    </Stack>
  );
}

import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, ProgressBar, Stack } from '@extranet/shared/ui';
import { Dropzone } from '@extranet/shared/ui/upload';
import { useEffect } from 'react';
import { useRefusal } from '../refusals.ts';
import { acceptedFor } from '../uploads.ts';
import { useConfig } from '../useConfig.ts';
import { PricesPreview } from './PricesPreview.tsx';
import { withFile } from './price-lines.ts';
import { pricesFileDropped, pricesFileLeft, usePricesImport } from './prices-import.slice.ts';
import type { PricesEdit } from './usePricesEdit.ts';

/** A customer's prices from a spreadsheet: looked at, taken over into the list, and saved with it in one go. */
export function PricesImport({ edit, customerId }: { edit: PricesEdit; customerId: string }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const config = useConfig();
  const { status, progress, name, preview, refusal } = usePricesImport((state) => state.pricesImport);
  const error = useRefusal(refusal);
  useEffect(() => {
    return () => {
      dispatch(pricesFileLeft());
    };
  }, [dispatch]);
  const handleTake = () => {
    if (preview) edit.onLines(withFile(edit.lines, customerId, preview.prices));
    dispatch(pricesFileLeft());
  };
  return (
    <details open={status !== 'noFile' || error !== null}>
      <summary>{t('specialPrices.import.title')}</summary>
      <Stack $gap="m">
        {error && <Alert>{error.message}</Alert>}
        {status === 'noFile' && (
          <Dropzone
            label={t('specialPrices.import.drop')}
            hint={t('specialPrices.import.hint')}
            accept={acceptedFor('ldec', config)}
            maxBytes={config?.upload.ldec.maxBytes}
            onFiles={([file]) => file && dispatch(pricesFileDropped({ customer: customerId, file }))}
          />
        )}
        {status === 'uploading' && (
          <ProgressBar label={t('specialPrices.import.uploading', { name })} value={progress} />
        )}
        {status === 'reading' && <ProgressBar label={t('specialPrices.import.reading')} />}
        {preview && (
          <PricesPreview
            name={name}
            preview={preview}
            onTake={handleTake}
            onCancel={() => dispatch(pricesFileLeft())}
          />
        )}
      </Stack>
    </details>
  );
}

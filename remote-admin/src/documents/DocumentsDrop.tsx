import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Stack } from '@extranet/shared/ui';
import { Dropzone } from '@extranet/shared/ui/upload';
import { AttachOutcomes } from './AttachOutcomes.tsx';
import { documentsDropped, useDocuments } from './documents.slice.ts';

const PDF = { 'application/pdf': ['.pdf'] };
/** As many as the server takes at once. */
const AT_ONCE = 100;

/** Where files are dropped, and what became of each. */
export function DocumentsDrop({ hint }: { hint: string }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { sending, busy, results } = useDocuments((state) => state.documents);
  return (
    <Stack $gap="m">
      <Dropzone
        label={t('documents.zone')}
        hint={hint}
        accept={PDF}
        multiple
        disabled={busy}
        uploads={sending}
        onFiles={(files) => dispatch(documentsDropped(files.slice(0, AT_ONCE)))}
      />
      {results.length > 0 && <AttachOutcomes results={results} />}
    </Stack>
  );
}

import type { AdminCustomer } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, ConfirmDialog, Row, Stack, TextField } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { customerErased, useCustomer } from './customer.slice.ts';
import { exportFile } from './export-file.ts';

/** What a person may request from the supplier: their data in a file, and its erasure. */
export function PersonalData({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { saving, refusal } = useCustomer((state) => state.customer);
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const error = useRefusal(refusal);
  const confirmed = typed.trim() === customer.userEmail;
  const handleErase = () => {
    setTried(true);
    if (confirmed) dispatch(customerErased({ id: customer.userId, confirm: typed }));
  };
  return (
    <Row $gap="m">
      <FileDownload
        fetcher={() => exportFile(customer.userId)}
        name={t('privacy.exportName', { email: customer.userEmail })}
      >
        {t('privacy.export')}
      </FileDownload>
      <Button icon={Trash2} onClick={() => setAsking(true)}>
        {t('privacy.erase')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('privacy.eraseTitle')}
        confirm={t('privacy.eraseConfirm')}
        danger
        busy={saving === 'pending'}
        onConfirm={handleErase}
        onClose={() => setAsking(false)}
      >
        <Stack>
          <p>{t('privacy.eraseText')}</p>
          <TextField
            label={t('privacy.typeEmail', { email: customer.userEmail })}
            autoComplete="off"
            value={typed}
            error={(typed || tried) && !confirmed ? t('privacy.otherEmail') : undefined}
            onValue={setTyped}
          />
          {error && <Alert>{error.message}</Alert>}
        </Stack>
      </ConfirmDialog>
    </Row>
  );
}

import type { AdminCustomer } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, ConfirmDialog, Row, Stack, TextArea, toast } from '@extranet/shared/ui';
import { useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { customerDecided, useCustomer } from './customer.slice.ts';
import { customerTitle } from './draft.ts';

const WORD_MAX = 1000;
type Verdict = 'approve' | 'refuse';

interface Props {
  customer: AdminCustomer;
  /** The sections of the form with something unsaved: a decision leaves them as they are. */
  unsaved: readonly string[];
  onDecided?: () => void;
}

/** An account that awaits approval is opened or refused here, with a word that goes into the mail. */
export function DecisionPanel({ customer, unsaved, onDecided }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { saving, refusal } = useCustomer((state) => state.customer);
  const [asked, setAsked] = useState<Verdict | null>(null);
  const [verdict, setVerdict] = useState<Verdict>('approve');
  const [word, setWord] = useState('');
  const error = useRefusal(refusal);
  const waits = customer.userStatus === 'attente';
  useOnBecomingTrue(!waits && asked !== null, () => {
    toast({ text: t(verdict === 'approve' ? 'customer.decision.approved' : 'customer.decision.refused') });
    setAsked(null);
    onDecided?.();
  });
  const ask = (next: Verdict) => {
    setVerdict(next);
    setAsked(next);
  };
  const handleConfirm = () =>
    dispatch(customerDecided({ id: customer.userId, approved: verdict === 'approve', word: word.trim() }));
  return (
    <>
      {waits && (
        <Alert
          tone="info"
          title={t('customer.decision.title')}
          action={
            <Row>
              <Button variant="primary" onClick={() => ask('approve')}>
                {t('customer.decision.approve')}
              </Button>
              <Button onClick={() => ask('refuse')}>{t('customer.decision.refuse')}</Button>
            </Row>
          }
        >
          {t('customer.decision.text')}
        </Alert>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t(verdict === 'approve' ? 'customer.decision.approveTitle' : 'customer.decision.refuseTitle', {
          who: customerTitle(customer),
        })}
        confirm={t(verdict === 'approve' ? 'customer.decision.approve' : 'customer.decision.refuse')}
        danger={verdict === 'refuse'}
        busy={saving === 'pending'}
        onConfirm={handleConfirm}
        onClose={() => setAsked(null)}
      >
        <Stack>
          <TextArea
            label={t('customer.decision.word')}
            hint={t('customer.decision.wordHint')}
            maxLength={WORD_MAX}
            value={word}
            onValue={setWord}
          />
          {unsaved.length > 0 && (
            <Alert tone="warning">{t('customer.decision.unsaved', { sections: unsaved.join(', ') })}</Alert>
          )}
          {error && <Alert>{error.message}</Alert>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

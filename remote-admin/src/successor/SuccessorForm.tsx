import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Form, Row, Skeleton, toast } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { ReferenceField } from '../ReferenceField.tsx';
import { useRefusal } from '../refusals.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { successorOpened, successorSubmitted, useSuccessor } from './successor.slice.ts';

/** 'Remplacé par': saved by itself, because it goes by the reference and not with the product's own fields. */
export function SuccessorForm({ reference }: { reference: string }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { ref, status, successor, saving, refusal } = useSuccessor((state) => state.successor);
  const [typed, setTyped] = useState<string | null>(null);
  const told = useRefusal(refusal);
  useEffect(() => {
    setTyped(null);
    dispatch(successorOpened(reference));
  }, [dispatch, reference]);
  useOnBecomingTrue(saving === 'success', () => {
    setTyped(null);
    toast({ text: t('successor.saved') });
  });
  if (ref !== reference || status === 'pending') return <Skeleton height="4.5rem" />;
  if (status === 'error')
    return (
      <Alert
        action={<Button onClick={() => dispatch(successorOpened(reference))}>{t('common.retry')}</Button>}
      >
        {t('successor.failed')}
      </Alert>
    );
  const text = typed ?? successor;
  return (
    <Form
      label={t('successor.title')}
      status={saving === 'pending' ? 'pending' : saving === 'error' ? 'error' : 'empty'}
      error={told}
      onSubmit={() => dispatch(successorSubmitted({ ref: reference, successor: text.trim() }))}
      actions={
        <Row>
          <Button type="submit" disabled={text.trim() === successor} busy={saving === 'pending'}>
            {t('successor.save')}
          </Button>
        </Row>
      }
    >
      <p>{t('successor.hint')}</p>
      <ReferenceField label={t('successor.field')} text={text} onText={setTyped} />
    </Form>
  );
}

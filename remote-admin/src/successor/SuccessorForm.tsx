import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Alert, Button, ConfirmDialog, Form, Row, Skeleton, toast } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ReferenceField } from '../ReferenceField.tsx';
import { useRefusal } from '../refusals.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import {
  successorOpened,
  successorReconsidered,
  successorSubmitted,
  useSuccessor,
} from './successor.slice.ts';

/** The server asks before it takes a towbar in the place of a harness, or what is for another vehicle. */
const OTHER_KIND = 'successor.otherKind';

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
  const asks = refusal?.code === OTHER_KIND;
  const submit = (sure = false) =>
    dispatch(
      successorSubmitted({ ref: reference, successor: text.trim(), ...(sure && { otherKind: true }) }),
    );
  return (
    <Form
      label={t('successor.title')}
      status={saving === 'pending' ? 'pending' : saving === 'error' && !asks ? 'error' : 'empty'}
      error={told}
      onSubmit={() => submit()}
    >
      <p>{t('successor.hint')}</p>
      <Line>
        <ReferenceField label={t('successor.field')} text={text} onText={setTyped} />
        <Button type="submit" disabled={text.trim() === successor} busy={saving === 'pending'}>
          {t('successor.save')}
        </Button>
      </Line>
      <ConfirmDialog
        open={asks}
        title={t('successor.otherKind')}
        confirm={t('successor.sure')}
        cancel={t('successor.reconsider')}
        onConfirm={() => submit(true)}
        onClose={() => dispatch(successorReconsidered())}
      >
        {told?.message}
      </ConfirmDialog>
    </Form>
  );
}

/** The button beside its field: the suggestions hang below both. */
const Line = styled(Row)`
  align-items: start;
  & > :first-child { flex: 1 1 16rem; }
  & > button { margin-block-start: calc(1.5em + ${space('xs')}); }
  ${media.phone} { & > button { flex: 1 1 100%; margin-block-start: 0; } }
`;

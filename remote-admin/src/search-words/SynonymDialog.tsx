import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Modal, Stack, TextField } from '@extranet/shared/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { synonymFormOpened, synonymSubmitted, useSearchWords } from './search-words.slice.ts';

const WORDS_MAX = 60;
const EMPTY = { written: '', meant: '' };

interface Props {
  open: boolean;
  /** The words of a search, or none. */
  written: string;
  onClose: () => void;
}

/** Words as customers write them, and what the catalogue calls it. */
export function SynonymDialog({ open, written, onClose }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const id = useId();
  const { status, refusal } = useSearchWords((state) => state.searchWords.adding);
  const [words, setWords] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (!open) return;
    dispatch(synonymFormOpened());
    setWords({ written: written.slice(0, WORDS_MAX), meant: '' });
    setTried(false);
  }, [dispatch, open, written]);
  useOnBecomingTrue(status === 'success', onClose);
  const error = useRefusal(status === 'error' ? refusal : null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (words.written.trim() !== '' && words.meant.trim() !== '') dispatch(synonymSubmitted(words));
  };
  const field = (name: 'written' | 'meant') => ({
    label: t(`searchWords.${name}`),
    hint: t(`searchWords.${name}Hint`),
    required: true,
    autoComplete: 'off',
    maxLength: WORDS_MAX,
    value: words[name],
    error:
      error?.fields?.[name] ??
      (tried && words[name].trim() === '' ? t(`searchWords.${name}Missing`) : undefined),
    onValue: (value: string) => setWords({ ...words, [name]: value }),
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('searchWords.add')}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} busy={status === 'pending'}>
            {t('common.add')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        <Stack>
          {error && !error.fields && <Alert>{error.message}</Alert>}
          <TextField {...field('written')} autoFocus={written === ''} />
          <TextField {...field('meant')} autoFocus={written !== ''} />
        </Stack>
      </form>
    </Modal>
  );
}

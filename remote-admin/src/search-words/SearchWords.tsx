import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { PageTitle, Stack, toast } from '@extranet/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { ReportTable } from './ReportTable.tsx';
import { SynonymDialog } from './SynonymDialog.tsx';
import { SynonymsList } from './SynonymsList.tsx';
import {
  reportOpened,
  searchWordsClosed,
  synonymRestored,
  synonymsOpened,
  useSearchWords,
} from './search-words.slice.ts';

/** What customers search in vain, and the synonyms that come of it. */
export function SearchWords() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const [written, setWritten] = useState('');
  const [open, setOpen] = useState(false);
  useToldChanges();
  useEffect(() => {
    dispatch(reportOpened('misses'));
    dispatch(reportOpened('ignored'));
    dispatch(synonymsOpened());
    return () => {
      dispatch(searchWordsClosed());
    };
  }, [dispatch]);
  const handleAdd = useCallback((text: string) => {
    setWritten(text);
    setOpen(true);
  }, []);
  return (
    <>
      <PageTitle title={t('searchWords.title')}>{t('searchWords.intro')}</PageTitle>
      <Stack>
        <ReportTable of="misses" onAdd={handleAdd} />
        <ReportTable of="ignored" onAdd={handleAdd} />
        <SynonymsList onAdd={() => handleAdd('')} />
      </Stack>
      <SynonymDialog open={open} written={written} onClose={() => setOpen(false)} />
    </>
  );
}

/** Says each change once, with the way back from a removal. */
function useToldChanges(): void {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const told = useSearchWords((state) => state.searchWords.told);
  const failure = useRefusal(told?.what === 'failed' ? told.refusal : null);
  const message = failure?.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentence belongs to the change, which is told once.
  useEffect(() => {
    if (!told) return;
    if (told.what === 'failed') {
      toast({ tone: 'error', text: message ?? '' });
      return;
    }
    const { what, synonym } = told;
    toast({
      tone: 'success',
      text: t(`searchWords.${what}`, synonym),
      ...(what === 'removed' && {
        action: { label: t('common.undo'), onAction: () => dispatch(synonymRestored(synonym)) },
      }),
    });
  }, [told]);
}

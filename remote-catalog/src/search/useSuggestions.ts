import type { Catalogue, SearchAnswer } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useMemo } from 'react';
import { counted } from './counted.ts';
import { readSearch } from './reading.ts';
import { recentSearches } from './recent.ts';
import { isLongEnough, searchTyped, useSearch } from './search.slice.ts';
import { foundSections, nothingSections, recentSections, type Section, vehicleSections } from './sections.ts';

interface Asked {
  text: string;
  catalogue: Catalogue | '';
  vehicle: string;
  catalogs: readonly Catalogue[];
  account: string;
  open: boolean;
}

export interface Suggested {
  sections: Section[];
  /** What was found last; absent where nothing of the server is shown. */
  answer: SearchAnswer | null;
  /** The text for which it was found. */
  answered: string;
  /** The words to mark in the rows: as typed, and as they were understood. */
  marked: string;
  isNothing: boolean;
  failed: boolean;
  waiting: boolean;
  retry: () => void;
  /** For the line that is read out: '7 produits : Faisceaux 5, Attelages 2'. */
  said: string;
}

/** Asks while somebody types, and makes of the answer what the list shows. Nobody is asked for a plate or a part of one. */
export function useSuggestions({ text, catalogue, vehicle, catalogs, account, open }: Asked): Suggested {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const reading = useMemo(() => readSearch(text), [text]);
  const written = reading.kind === 'vehicle' ? reading.written : undefined;
  // Closed, nobody waits for an answer.
  const words = open && reading.kind === 'words' ? text : '';
  useEffect(() => {
    dispatch(searchTyped({ text: words, catalogue, vehicle }));
  }, [dispatch, words, catalogue, vehicle]);
  const { status, answer, answered } = useSearch((search) => search);
  const isNothing =
    words !== '' &&
    answer !== null &&
    !answer.replaced &&
    answer.groups.every(({ rows }) => rows.length === 0);
  const sections = useMemo(() => {
    if (!open) return [];
    if (written) return vehicleSections(written);
    if (text.trim() === '') return recentSections(recentSearches(account));
    if (!answer || !isLongEnough(text)) return [];
    return isNothing ? nothingSections(answer, catalogs) : foundSections(answer);
  }, [open, written, text, account, answer, isNothing, catalogs]);
  return {
    sections,
    answer,
    answered: answered?.text ?? '',
    marked: [answered?.text, ...(answer?.understood.meant.map(({ meant }) => meant) ?? [])].join(' ').trim(),
    isNothing,
    failed: status === 'error',
    waiting: status === 'pending',
    retry: () => dispatch(searchTyped({ text: words, catalogue, vehicle })),
    said: saidOf(),
  };

  function saidOf(): string {
    if (written) return t('words.vehicle', { written });
    if (status === 'error') return t('words.failed');
    if (status !== 'success' || !answer) return '';
    if (isNothing) return t('words.none');
    const { replaced } = answer;
    if (replaced)
      return t('words.replaced', { reference: replaced.ref, successor: replaced.product.prodRef });
    const some = answer.groups.filter(({ rows }) => rows.length > 0);
    const count = some.reduce((sum, group) => sum + group.count, 0);
    const more = some.some((group) => group.more);
    const total = t('list.count', { count, shown: counted({ count, more }) });
    const each = some.map((group) => `${t(`catalogue.${group.catalogue}`)} ${counted(group)}`);
    return some.length > 1 ? `${total}\u00a0: ${each.join(', ')}` : total;
  }
}

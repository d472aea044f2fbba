import type { Catalogue, SearchAnswer } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { useLayoutEffect, useMemo } from 'react';
import { counted } from '../counted.ts';
import { productsCounted } from '../products-counted.ts';
import { useNoneSaid } from './none-said.ts';
import { mayBecomePlate, readSearch } from './reading.ts';
import { recentSearches } from './recent.ts';
import { isLongEnough, searchTyped, useSearch } from './search.slice.ts';
import {
  favouritesSections,
  foundSections,
  groupsIn,
  nothingSections,
  recentSections,
  resumeSections,
  type Section,
  totalOf,
  vehicleSections,
} from './sections.ts';

interface Asked {
  text: string;
  catalogue: Catalogue | '';
  vehicle: string;
  catalogs: readonly Catalogue[];
  account: string;
  open: boolean;
  /** What the page searches. */
  words: string;
}

export interface Suggested {
  sections: Section[];
  /** What was found last; absent where nothing of the server is shown. */
  answer: SearchAnswer | null;
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
export function useSuggestions(asked: Asked): Suggested {
  const { text, catalogue, vehicle, catalogs, account, open } = asked;
  const { t } = useTranslation('catalog');
  const noneSaid = useNoneSaid();
  const dispatch = useAppDispatch();
  const reading = useMemo(() => readSearch(text), [text]);
  const written = reading.kind === 'vehicle' ? reading.written : undefined;
  // Closed, nobody waits for an answer.
  const typed = open && reading.kind === 'words' && !mayBecomePlate(text) ? text : '';
  // Before the letter is painted: the answer is under way meanwhile.
  useLayoutEffect(() => {
    dispatch(searchTyped({ text: typed, catalogue, vehicle }));
  }, [dispatch, typed, catalogue, vehicle]);
  const { status, answer, answered } = useSearch((search) => search);
  const isNothing =
    typed !== '' && answer !== null && !answer.replaced && groupsIn(answer, catalogue).length === 0;
  const answeredText = answered?.text ?? '';
  // Not the text itself: a further letter makes no other rows.
  const isEmpty = text.trim() === '';
  const isLong = isLongEnough(text);
  const sections = useMemo(() => {
    if (!open) return [];
    if (written) return vehicleSections(written);
    if (isEmpty)
      return [
        ...resumeSections(asked.words),
        ...recentSections(recentSearches(account)),
        ...favouritesSections(),
      ];
    if (!answer || !isLong) return [];
    const shown = { text: answeredText, catalogue };
    return isNothing ? nothingSections(answer, catalogs, shown) : foundSections(answer, shown);
  }, [
    open,
    written,
    isEmpty,
    isLong,
    asked.words,
    account,
    answer,
    answeredText,
    catalogue,
    isNothing,
    catalogs,
  ]);
  return {
    sections,
    answer,
    marked: [answeredText, ...(answer?.understood.meant.map(({ meant }) => meant) ?? [])].join(' ').trim(),
    isNothing,
    failed: status === 'error',
    waiting: status === 'pending',
    retry: () => dispatch(searchTyped({ text: typed, catalogue, vehicle })),
    said: saidOf(),
  };

  function saidOf(): string {
    if (written) return t('words.vehicle', { written });
    if (status === 'error') return t('words.failed');
    if (status !== 'success' || !answer) return '';
    if (isNothing) return noneSaid(answer).none;
    const { replaced } = answer;
    if (replaced)
      return t('words.replaced', { reference: replaced.ref, successor: replaced.product.prodRef });
    const some = groupsIn(answer, catalogue);
    const sum = totalOf(some);
    const total = productsCounted(t, sum.count, counted(sum));
    const each = some.map((group) => `${t(`catalogue.${group.catalogue}`)} ${counted(group)}`);
    return some.length > 1 ? `${total}\u00a0: ${each.join(', ')}` : total;
  }
}

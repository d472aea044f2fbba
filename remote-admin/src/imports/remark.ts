import type { ImportKind, ImportLine, ImportTerms } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import type { useTranslation } from '@extranet/shared/i18n';
import { isTripled } from '@extranet/shared/rules';

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

/** All that is to be said of a line: one word must not hide another. */
export function remark(t: Translate, kind: ImportKind, line: ImportLine): string {
  const { state, reason, stops, negative, priceBefore, textBefore } = line;
  const known = [
    reason || (state === 'unknown' && t('imports.unknown')),
    stops && t('imports.stops'),
    isTripled(line) && t('imports.tripled'),
    negative && t('imports.negative'),
  ];
  const changed = state === 'change' && [
    kind === 'customers' && textBefore === null && t('fileImport.newCustomer'),
    kind === 'catalogue' && stockMoved(t, line),
    kind === 'specialPrices' && priceBefore === null && t('fileImport.newPrice'),
  ];
  return [...known, ...(changed || [])].filter(Boolean).join(' ');
}

/** What changes beside price and quantity: the word that customers read, and the place. */
function stockMoved(t: Translate, line: ImportLine): string {
  const { stockCodeBefore: code, stockCodeAfter, textBefore: place, textAfter } = line;
  const word = (one: string | null) => t(`product.stock.${one}`, { defaultValue: one ?? '' });
  return [
    stockCodeAfter !== null && stockCodeAfter !== code && `${word(code)} → ${word(stockCodeAfter)}`,
    textAfter !== null &&
      textAfter !== place &&
      t('imports.placeMoved', { before: place || '–', after: textAfter || '–' }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export const isBad = (line: ImportLine) =>
  line.stops ||
  line.state === 'unreadable' ||
  isTripled(line) ||
  (line.state === 'change' && line.reason !== '');

/** 'du 01/01/2027 au 31/12/2027, 10 : 9,50', and what they were where they change. */
export function termsMoved(t: Translate, { termsBefore: before, termsAfter: after }: ImportLine): string {
  const was = inWords(t, before);
  const becomes = inWords(t, after && { ...before, ...after });
  if (after === null || was === becomes) return was;
  return was === '' ? becomes : `${was} → ${becomes || t('fileImport.noTerms')}`;
}

const inWords = (t: Translate, terms: ImportTerms | null): string =>
  terms === null
    ? ''
    : [
        terms.from && t('fileImport.from', { day: dayOf(terms.from) }),
        terms.to && t('fileImport.to', { day: dayOf(terms.to) }),
        terms.steps,
      ]
        .filter(Boolean)
        .join(', ');

const dayOf = (day: string) => date(`${day}T12:00:00Z`, 'day');

import type { ImportKind, ImportLine, ImportTerms } from '@extranet/shared/contracts';
import { isTripled } from '@extranet/shared/rules';
import { csvLine } from '../spreadsheets/csv-line.ts';
import { amount, shortDate } from '../text/french.ts';

interface Column {
  readonly head: string;
  readonly cell: (line: ImportLine) => string;
}

interface MissedWords {
  readonly unknown: string;
  readonly deleted: string;
}
const REFERENCE_WORDS: MissedWords = { unknown: 'référence inconnue', deleted: 'produit supprimé' };
const CUSTOMER_WORDS: MissedWords = { unknown: 'client inconnu', deleted: 'client supprimé' };

function stateInWords({ state }: ImportLine, missed: MissedWords = REFERENCE_WORDS): string {
  const words = { change: 'changement', same: 'sans changement', unreadable: 'illisible', ...missed };
  return words[state];
}

const inWords = (terms: ImportTerms | null): string =>
  terms === null
    ? ''
    : [
        terms.from && `du ${shortDate(`${terms.from}T12:00:00Z`)}`,
        terms.to && `au ${shortDate(`${terms.to}T12:00:00Z`)}`,
        terms.steps,
      ]
        .filter(Boolean)
        .join(' ; ');

/** The lines of an import as Excel reads them in French. */
export async function* resultsFile(
  kind: ImportKind,
  batches: AsyncIterable<readonly ImportLine[]>,
): AsyncGenerator<string> {
  const columns = [LINE, ...BY_KIND[kind], REMARK];
  yield `\ufeff${csvLine(columns.map(({ head }) => head))}`;
  for await (const lines of batches)
    yield lines.map((line) => csvLine(columns.map(({ cell }) => cell(line)))).join('');
}

const euros = (value: number | null) => (value === null ? '' : amount(value).replace(/\s/g, ''));

/** As customers read it. */
const AVAILABILITY: Readonly<Record<string, string>> = {
  '0': 'Délai sur demande',
  '1': 'En stock',
  '2': 'Stock limité',
  '3': 'Sous 3 à 5 jours',
  '9': 'Épuisé',
};
const availability = (code: string | null) => (code === null ? '' : (AVAILABILITY[code] ?? ''));

const LINE: Column = { head: 'Ligne', cell: ({ line }) => String(line) };
const REFERENCE: Column = { head: 'Référence', cell: ({ ref }) => ref };
const STATE: Column = { head: 'État', cell: (line) => stateInWords(line) };
/** A customer is named by what they are missed with; a reference that is missed needs no word. */
const WHOSE_STATE: Column = {
  head: 'État',
  cell: (line) => stateInWords(line, line.reason === '' ? REFERENCE_WORDS : CUSTOMER_WORDS),
};
const PRICES: readonly Column[] = [
  { head: 'Prix avant HT', cell: ({ priceBefore }) => euros(priceBefore) },
  { head: 'Prix après HT', cell: ({ priceAfter }) => euros(priceAfter) },
  { head: 'Écart %', cell: ({ percent }) => (percent === null ? '' : String(percent)) },
];
const TEXTS: readonly Column[] = [
  { head: 'Avant', cell: ({ textBefore }) => textBefore ?? '' },
  { head: 'Après', cell: ({ textAfter }) => textAfter ?? '' },
];
const REMARK: Column = {
  head: 'Remarque',
  cell: (line) =>
    [
      line.reason || (line.state === 'unknown' ? 'Aucun produit n’a cette référence.' : ''),
      line.stops ? 'ne peut plus être commandé' : '',
      isTripled(line) ? 'prix multiplié ou divisé par trois' : '',
      line.negative ? 'stock négatif, retenu comme 0' : '',
    ]
      .filter(Boolean)
      .join(' ; '),
};

const BY_KIND: Readonly<Record<ImportKind, readonly Column[]>> = {
  catalogue: [
    REFERENCE,
    STATE,
    ...PRICES,
    { head: 'Stock avant', cell: ({ stockBefore }) => String(stockBefore ?? '') },
    { head: 'Stock après', cell: ({ stockAfter }) => String(stockAfter ?? '') },
    { head: 'Disponibilité avant', cell: ({ stockCodeBefore }) => availability(stockCodeBefore) },
    {
      head: 'Disponibilité après',
      cell: ({ stockCodeBefore, stockCodeAfter }) => availability(stockCodeAfter ?? stockCodeBefore),
    },
    { head: 'Emplacement avant', cell: ({ textBefore }) => textBefore ?? '' },
    { head: 'Emplacement après', cell: ({ textBefore, textAfter }) => textAfter ?? textBefore ?? '' },
  ],
  specialPrices: [
    { head: 'Client', cell: ({ userName }) => userName },
    REFERENCE,
    WHOSE_STATE,
    ...PRICES,
    { head: 'Prix sans prix spécial HT', cell: ({ priceWithout }) => euros(priceWithout) },
    { head: 'Conditions avant', cell: ({ termsBefore }) => inWords(termsBefore) },
    { head: 'Conditions après', cell: ({ termsAfter }) => inWords(termsAfter) },
  ],
  customers: [
    { head: 'Client', cell: ({ ref }) => ref },
    { head: 'État', cell: (line) => stateInWords(line, CUSTOMER_WORDS) },
    ...TEXTS,
  ],
  applications: [REFERENCE, STATE, ...TEXTS],
};

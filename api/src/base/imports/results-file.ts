import type { ImportLine } from '@extranet/shared/contracts';
import { csvLine } from '../spreadsheets/csv-line.ts';
import { amount } from '../text/french.ts';

const HEADS = [
  'Ligne',
  'Référence',
  'État',
  'Prix avant HT',
  'Prix après HT',
  'Écart %',
  'Stock avant',
  'Stock après',
  'Remarque',
];

const STATES: Record<ImportLine['state'], string> = {
  change: 'changement',
  same: 'sans changement',
  unknown: 'référence inconnue',
  deleted: 'produit supprimé',
  unreadable: 'illisible',
};

/** The lines of an import as Excel reads them in French. */
export async function* resultsFile(batches: AsyncIterable<readonly ImportLine[]>): AsyncGenerator<string> {
  yield `\ufeff${csvLine(HEADS)}`;
  for await (const lines of batches) yield lines.map((line) => csvLine(cellsOf(line))).join('');
}

const euros = (value: number | null) => (value === null ? '' : amount(value).replace(/\s/g, ''));

const cellsOf = (line: ImportLine): string[] => [
  String(line.line),
  line.ref,
  STATES[line.state],
  euros(line.priceBefore),
  euros(line.priceAfter),
  line.percent === null ? '' : String(line.percent),
  String(line.stockBefore ?? ''),
  String(line.stockAfter ?? ''),
  [
    line.reason,
    line.stops ? 'ne peut plus être commandé' : '',
    line.negative ? 'stock négatif, retenu comme 0' : '',
  ]
    .filter(Boolean)
    .join(' ; '),
];

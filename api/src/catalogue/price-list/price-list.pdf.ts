import type { Catalogue, Supplier } from '@extranet/shared/contracts';
import { unprocessable } from '../../base/errors.ts';
import { type PdfColumn, tablePdf } from '../../base/pdf/table-pdf.ts';
import { dateAndTime, euros, plainNumber } from '../../base/text/french.ts';
import { stepsInWords, validInWords } from './price-list.columns.ts';
import type { PricedRow } from './price-list.ts';

/** Some thirty sheets. Nobody reads more on paper, and drawing them takes the server seconds. */
export const PAPER_LINES_MAX = 3000;

const COLUMNS: readonly PdfColumn<PricedRow>[] = [
  { head: 'Référence', width: 82, strong: true, cell: ({ product }) => product.ref },
  { head: 'Désignation', width: 189, cell: ({ words }) => words },
  { head: 'Prix public HT', width: 70, align: 'right', cell: ({ product }) => euros(product.price_cents) },
  { head: 'Votre prix HT', width: 70, align: 'right', strong: true, cell: ({ cents }) => euros(cents) },
  {
    head: 'Par quantité, validité',
    width: 100,
    cell: (row) =>
      [stepsInWords(row), validInWords(row) && `jusqu’au ${validInWords(row)}`].filter(Boolean).join(' – '),
  },
];

interface Asked {
  readonly pages: AsyncIterable<readonly PricedRow[]>;
  readonly cat: Catalogue | undefined;
  readonly at: Date;
  readonly user: { readonly comp_name: string; readonly firstname: string; readonly name: string };
  readonly supplier: Supplier;
}

export async function priceListPdf({ pages, cat, at, user, supplier }: Asked): Promise<Buffer> {
  const rows: PricedRow[] = [];
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length > PAPER_LINES_MAX)
      throw unprocessable(
        'priceList.tooLong',
        `Ce tarif dépasse ${plainNumber(PAPER_LINES_MAX)} lignes\u00a0: ${cat ? 'prenez' : 'choisissez un seul catalogue, ou'} le format Excel ou CSV.`,
      );
  }
  const whose = user.comp_name || `${user.firstname} ${user.name}`;
  return tablePdf({
    title: cat ? `Votre tarif\u00a0: ${TITLES[cat]}` : 'Votre tarif',
    facts: [whose, `Prix HT au ${dateAndTime(at.toISOString())}`],
    supplier,
    at,
    columns: COLUMNS,
    pages: [rows],
  });
}

const TITLES: Readonly<Record<Catalogue, string>> = {
  Faisceau: 'faisceaux',
  Attelage: 'attelages',
  Kit: 'kits',
};

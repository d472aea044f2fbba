import type { CustomerTurnover, DayTurnover, OrderFigures, WantedPart } from '@extranet/shared/contracts';
import type { FastifyReply } from 'fastify';
import { type ExportColumn, onePage, type Pages } from '../../base/spreadsheets/export/export-table.ts';
import { type ExportFormat, sendExport } from '../../base/spreadsheets/export/send-export.ts';
import type { Buyer } from './buyers.ts';

/** Pictures, whose tables are files; 'best' holds those that the page shows, for remotes from before there was one of all customers. */
export const FIGURE_PARTS = ['days', 'best', 'falling', 'wanted'] as const;

interface File {
  readonly format: ExportFormat;
  readonly month: string | undefined;
  readonly at: Date;
}

interface Wish extends File {
  readonly part: (typeof FIGURE_PARTS)[number];
}

const named = (name: string, { format, month, at }: File) => ({
  ...{ format, at },
  name: month ? `${name}-${month}` : name,
});

const dayColumns: readonly ExportColumn<DayTurnover>[] = [
  { head: 'Jour', value: ({ day }) => day },
  { head: 'Faisceau HT', value: ({ byCatalogue }) => byCatalogue.Faisceau, decimals: 2 },
  { head: 'Attelage HT', value: ({ byCatalogue }) => byCatalogue.Attelage, decimals: 2 },
  { head: 'Kit HT', value: ({ byCatalogue }) => byCatalogue.Kit, decimals: 2 },
  { head: 'Total HT', value: ({ total }) => total, decimals: 2 },
  { head: 'Période précédente HT', value: ({ before }) => before, decimals: 2 },
];
const customerColumns: readonly ExportColumn<CustomerTurnover>[] = [
  { head: 'Client', value: ({ name }) => name },
  { head: 'Cette période HT', value: ({ turnover }) => turnover, decimals: 2 },
  { head: 'Période précédente HT', value: ({ before }) => before, decimals: 2 },
];
const buyerColumns: readonly ExportColumn<Buyer>[] = [
  ...customerColumns,
  { head: 'Adresse email', value: ({ email }) => email, width: 30 },
];
const partColumns: readonly ExportColumn<WantedPart>[] = [
  { head: 'Référence', value: ({ ref }) => ref },
  { head: 'Catalogue', value: ({ catalogue }) => catalogue },
  { head: 'Demandes', value: ({ asked }) => asked },
  { head: 'Clients', value: ({ customers }) => customers },
];

/** What each customer bought in the period. */
export const sendBuyers = (reply: FastifyReply, pages: Pages<Buyer>, file: File) =>
  sendExport(reply, { ...named('clients-chiffre-affaires', file), columns: buyerColumns, pages });

/** The table behind a picture, whole: a year has 365 rows. */
export function sendFigures(reply: FastifyReply, figures: OrderFigures, { part, ...wish }: Wish) {
  const file = (name: string) => named(name, wish);
  switch (part) {
    case 'days':
      return sendExport(reply, {
        ...file('chiffre-affaires'),
        columns: dayColumns,
        pages: onePage(figures.days),
      });
    case 'best':
    case 'falling':
      return sendExport(reply, {
        ...file(part === 'best' ? 'meilleurs-clients' : 'clients-en-baisse'),
        columns: customerColumns,
        pages: onePage(figures[part]),
      });
    case 'wanted':
      return sendExport(reply, {
        ...file('pieces-epuisees-demandees'),
        columns: partColumns,
        pages: onePage(figures.wanted),
      });
  }
}

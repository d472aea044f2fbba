import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import { csvExport } from './csv-export.ts';
import type { ExportTable } from './export-table.ts';
import { xlsxExport } from './xlsx-export.ts';

export const ExportFormat = Type.Enum(['csv', 'xlsx']);
export type ExportFormat = Static<typeof ExportFormat>;

/** The answer of a route that exports. */
export const Exported = Type.Unsafe<Readable>(Type.String({ format: 'binary' }));

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface Sent<Row> extends ExportTable<Row> {
  readonly format: ExportFormat;
  /** Without its ending: 'clients'. */
  readonly name: string;
  readonly at: Date;
}

/** Streams a table as a file, with the day in its name. */
export function sendExport<Row>(reply: FastifyReply, { format, name, at, ...table }: Sent<Row>) {
  const file = `${name}-${at.toISOString().slice(0, 10)}.${format}`;
  return reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${file}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(format === 'csv' ? csvExport(table) : xlsxExport(table)));
}

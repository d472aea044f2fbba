import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import { dayInParis } from '../../text/french.ts';
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
  return namedFile(reply, { name, ending: format, type: TYPES[format], at }).send(
    exportStream(format, table),
  );
}

export const exportStream = <Row>(format: ExportFormat, table: ExportTable<Row>): Readable =>
  Readable.from(format === 'csv' ? csvExport(table) : xlsxExport(table));

export const typeOf = (format: ExportFormat): string => TYPES[format];

interface Named {
  /** Without its ending: 'clients'. */
  readonly name: string;
  readonly ending: string;
  readonly type: string;
  readonly at: Date;
}

/** The head of an answer that is saved under a name with its day. */
export const namedFile = (reply: FastifyReply, { name, ending, type, at }: Named) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}-${dayInParis(at)}.${ending}"`)
    .header('cache-control', 'no-store');

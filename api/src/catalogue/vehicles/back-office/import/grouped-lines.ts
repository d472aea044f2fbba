import { sheetRows } from '../../../../base/spreadsheets/rows.ts';
import { unreadableSheet } from '../../../../base/spreadsheets/sheet.ts';
import { APPLICATIONS_MAX, overlapIn } from '../../checked-applications.ts';
import { type ApplicationColumns, applicationColumns } from './application-columns.ts';
import { type ApplicationLine, readLine, type UnreadableLine } from './application-lines.ts';

export interface ReadFile {
  /** Heads of columns that are not read. */
  readonly unreadColumns: readonly string[];
  /** The whole new list of each reference. */
  readonly byRef: ReadonlyMap<string, readonly ApplicationLine[]>;
  /** Lines that cannot be read, or say again what another one says. */
  readonly unread: readonly UnreadableLine[];
}

/**
 * A reference with a line that cannot be read, or that is said twice, is left out whole: its list would lack a vehicle, and nobody
 * would notice.
 */
export async function readApplicationsFile(
  contents: Buffer,
  chosen: Readonly<Record<string, string>> | undefined,
  now: Date,
): Promise<ReadFile> {
  const lines: ApplicationLine[] = [];
  const unreadable: UnreadableLine[] = [];
  let columns: ApplicationColumns | undefined;
  let unreadColumns: string[] = [];
  for await (const batch of sheetRows(contents)) {
    const rows = columns ? batch : batch.slice(1);
    if (!columns) {
      const heads = applicationColumns(batch[0]?.cells ?? [], chosen);
      columns = heads.columns;
      unreadColumns = heads.unread;
    }
    for (const row of rows) {
      const line = readLine(row, columns, now);
      if ('reason' in line) unreadable.push(line);
      else lines.push(line);
    }
  }
  if (!columns) throw unreadableSheet('il est vide.');
  const byRef = Map.groupBy(lines, ({ refNorm }) => refNorm);
  for (const { refNorm } of unreadable) byRef.delete(refNorm);
  for (const [refNorm, own] of byRef) {
    const beyond = beyondMost(own);
    if (!beyond) continue;
    unreadable.push(beyond);
    byRef.delete(refNorm);
  }
  const repeated = [...byRef.values()].flatMap((own) => repeatIn(own) ?? []);
  for (const { refNorm } of repeated) byRef.delete(refNorm);
  return { unreadColumns, byRef, unread: [...unreadable, ...repeated] };
}

/** The first line that is too many for its reference. */
function beyondMost(own: readonly ApplicationLine[]): UnreadableLine | undefined {
  const listed = own.filter(({ application }) => application !== null);
  const beyond = listed[APPLICATIONS_MAX];
  if (!beyond) return undefined;
  const reason = `Une référence a ${APPLICATIONS_MAX} véhicules au plus\u00a0; le fichier en donne ${listed.length} à ${beyond.ref}. Réunissez des années.`;
  return { line: beyond.line, ref: beyond.ref, reason, refNorm: beyond.refNorm };
}

function repeatIn(own: readonly ApplicationLine[]): UnreadableLine | undefined {
  const listed = own.filter(({ application }) => application !== null);
  const pair = overlapIn(listed.flatMap(({ application }) => application ?? []));
  if (!pair) return undefined;
  const [one, other] = pair.flatMap((index) => listed[index] ?? []).toSorted((a, b) => a.line - b.line);
  if (!one || !other) return undefined;
  const reason = `${other.ref} répète la ligne ${one.line} pour les mêmes années.`;
  return { line: other.line, ref: other.ref, reason, refNorm: other.refNorm };
}

import type { Application, ApplicationsPreview } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import type { Actor } from '../../../../base/audit/actor.ts';
import type { ApplicationImportProductsTable } from '../../../../base/db/schema/vehicles.ts';
import type { Db, DbOrTransaction } from '../../../../base/db/schema.ts';
import { newId } from '../../../../base/secrets/tokens.ts';
import { sheetRows } from '../../../../base/spreadsheets/rows.ts';
import { unreadableSheet } from '../../../../base/spreadsheets/sheet.ts';
import { applicationsByProduct, editedAmong } from '../../applications.queries.ts';
import { overlapIn } from '../../checked-applications.ts';
import { presentApplication, sameApplications } from '../../stored-applications.ts';
import { columnsOf } from './application-columns.ts';
import type { ImportCounts } from './application-imports.queries.ts';
import { type ApplicationLine, readLine, type UnreadableLine } from './application-lines.ts';
import { differences } from './compare-lists.ts';

const LISTED_MAX = 1000;
const EXAMPLES_MAX = 50;
const REFERENCES_AT_ONCE = 500;
const ROWS_PER_INSERT = 500;

export interface PreviewTask {
  readonly kind: 'preview';
  readonly by: Actor;
  readonly fileName: string;
  readonly contents: Uint8Array;
  readonly at: string;
}

/** Reads the file, compares it with what is stored, and keeps what would change; no application changes. */
export async function previewImport(db: Db, task: PreviewTask): Promise<ApplicationsPreview> {
  const { lines, unreadable } = await readFile(Buffer.from(task.contents), new Date(task.at));
  const byRef = groupedByRef(lines, unreadable);
  const impId = newId();
  const preview = new Totals();
  const unknown: ApplicationLine[] = [];
  const changes: ApplicationImportProductsTable[] = [];
  const refs = [...byRef.keys()];
  for (let start = 0; start < refs.length; start += REFERENCES_AT_ONCE) {
    const chunk = refs.slice(start, start + REFERENCES_AT_ONCE);
    const products = await productsOf(db, chunk);
    const ids = products.map(({ id }) => id);
    const [stored, edited] =
      ids.length === 0 ? [] : [await applicationsByProduct(db, ids), await editedAmong(db, ids)];
    const known = new Set(products.map(({ ref_norm }) => ref_norm));
    unknown.push(...chunk.filter((ref) => !known.has(ref)).flatMap((ref) => byRef.get(ref) ?? []));
    for (const { id, ref, ref_norm } of products) {
      const before = (stored?.get(id) ?? []).map(presentApplication);
      const after = (byRef.get(ref_norm) ?? []).flatMap(({ application }) => application ?? []);
      if (!preview.count({ prodId: id, prodRef: ref, before, after })) continue;
      changes.push({
        import_id: impId,
        product_id: id,
        before_list: JSON.stringify(before),
        after_list: JSON.stringify(after),
        was_edited: edited?.has(id) ? 1 : 0,
      });
    }
  }
  const newModels = await modelsUnknownTo(db, changes);
  await keep(db, { impId, task, counts: preview.counts(), changes });
  return {
    impId,
    impFile: task.fileName,
    ...preview.counts(),
    unchangedProducts: preview.unchanged,
    newModels: newModels.slice(0, LISTED_MAX),
    newModelCount: newModels.length,
    unknownRefs: unknown.slice(0, LISTED_MAX).map(({ line, ref }) => ({ line, ref })),
    unknownCount: unknown.length,
    unreadableLines: unreadable.slice(0, LISTED_MAX).map(({ line, reason }) => ({ line, reason })),
    unreadableCount: unreadable.length,
    examples: preview.examples,
  };
}

class Totals {
  #added = 0;
  #changed = 0;
  #removed = 0;
  #products = 0;
  unchanged = 0;
  readonly examples: ApplicationsPreview['examples'] = [];

  /** False when nothing changes for this product. */
  count(product: ApplicationsPreview['examples'][number]): boolean {
    const { before, after } = product;
    if (sameApplications(before, after)) {
      this.unchanged += 1;
      return false;
    }
    const { added, changed, removed } = differences(before, after);
    this.#added += added;
    this.#changed += changed;
    this.#removed += removed;
    this.#products += 1;
    if (this.examples.length < EXAMPLES_MAX) this.examples.push(product);
    return true;
  }

  counts = (): ImportCounts => ({
    added: this.#added,
    changed: this.#changed,
    removed: this.#removed,
    products: this.#products,
  });
}

async function readFile(contents: Buffer, now: Date) {
  const lines: ApplicationLine[] = [];
  const unreadable: UnreadableLine[] = [];
  let columns: ReturnType<typeof columnsOf> | undefined;
  for await (const batch of sheetRows(contents)) {
    const rows = columns ? batch : batch.slice(1);
    columns ??= columnsOf(batch[0]?.cells ?? []);
    for (const row of rows) {
      const line = readLine(row, columns, now);
      if ('reason' in line) unreadable.push(line);
      else lines.push(line);
    }
  }
  if (!columns) throw unreadableSheet('il est vide.');
  return { lines, unreadable };
}

/**
 * The lines of each reference, as its whole new list. A reference with a line that cannot be read is left out: its list would
 * lack a vehicle, and nobody would notice.
 */
function groupedByRef(lines: readonly ApplicationLine[], unreadable: UnreadableLine[]) {
  const byRef = Map.groupBy(lines, ({ refNorm }) => refNorm);
  for (const { refNorm } of unreadable) byRef.delete(refNorm);
  for (const [refNorm, own] of byRef) {
    const listed = own.filter(({ application }) => application !== null);
    const pair = overlapIn(listed.flatMap(({ application }) => application ?? []));
    if (!pair) continue;
    const [one, other] = pair.map((index) => listed[index]?.line ?? 0).toSorted((a, b) => a - b);
    unreadable.push({
      line: other ?? 0,
      reason: `Elle dit la même chose que la ligne ${one}, pour les mêmes années.`,
      refNorm,
    });
    byRef.delete(refNorm);
  }
  return byRef;
}

const productsOf = (db: DbOrTransaction, refsNorm: readonly string[]) =>
  db
    .selectFrom('products')
    .select(['id', 'ref', 'ref_norm'])
    .where('ref_norm', 'in', refsNorm)
    .where('statut', '!=', 'supprime')
    .orderBy('ref_norm')
    .orderBy('id')
    .execute();

/** 'Peugeot 308 IV': what no part and no list of models has named yet, which may be a slip. */
async function modelsUnknownTo(
  db: DbOrTransaction,
  changes: readonly ApplicationImportProductsTable[],
): Promise<string[]> {
  const rows = await db.selectFrom('vehicle_models').select(['marque_norm', 'modele_norm']).execute();
  const known = new Set(rows.map((row) => `${row.marque_norm} ${row.modele_norm}`));
  const named = new Map(
    changes.flatMap(({ after_list }) =>
      (JSON.parse(after_list) as Application[]).map(({ marque, modele }) => [
        `${searchable(marque)} ${searchable(modele)}`,
        `${marque} ${modele}`,
      ]),
    ),
  );
  return [...named].filter(([key]) => !known.has(key)).map(([, name]) => name);
}

interface Kept {
  readonly impId: string;
  readonly task: PreviewTask;
  readonly counts: ImportCounts;
  readonly changes: readonly ApplicationImportProductsTable[];
}

async function keep(db: Db, { impId, task, counts, changes }: Kept): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('application_imports')
      .values({
        id: impId,
        admin_name: task.by.name,
        file_name: task.fileName,
        status: 'preview',
        preview: JSON.stringify(counts),
        created_at: task.at,
        applied_at: null,
        undone_at: null,
      })
      .execute();
    for (let start = 0; start < changes.length; start += ROWS_PER_INSERT)
      await transaction
        .insertInto('application_import_products')
        .values(changes.slice(start, start + ROWS_PER_INSERT))
        .execute();
  });
}

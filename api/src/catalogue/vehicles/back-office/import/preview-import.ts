import type { Application, ApplicationsImportRow, ApplicationsPreview } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import type { Actor } from '../../../../base/audit/actor.ts';
import type { ApplicationImportProductsTable } from '../../../../base/db/schema/vehicles.ts';
import type { Db, DbOrTransaction } from '../../../../base/db/schema.ts';
import { newId } from '../../../../base/secrets/tokens.ts';
import { applicationsByProduct, editedAmong } from '../../applications.queries.ts';
import { presentApplication, sameApplications } from '../../stored-applications.ts';
import { knownModels } from '../../vehicles.queries.ts';
import type { ImportCounts } from './application-imports.queries.ts';
import type { ApplicationLine } from './application-lines.ts';
import { differences } from './compare-lists.ts';
import { doubtfulIn } from './doubtful-changes.ts';
import { byLine, readApplicationsFile } from './grouped-lines.ts';
import { keepPreview } from './keep-preview.ts';

const LISTED_MAX = 1000;
/** Of the lines that are left aside: the last imports are listed with them. */
const KEPT_MAX = 100;
const EXAMPLES_MAX = 50;
const REFERENCES_AT_ONCE = 500;

export interface PreviewTask {
  readonly kind: 'preview';
  readonly by: Actor;
  readonly fileName: string;
  readonly contents: Uint8Array;
  readonly at: string;
}

/** Reads the file, compares it with what is stored, and keeps what would change; no application changes. */
export async function previewImport(db: Db, task: PreviewTask): Promise<ApplicationsPreview> {
  const { unreadColumns, lineCount, byRef, unreadable, repeated } = await readApplicationsFile(
    Buffer.from(task.contents),
    new Date(task.at),
  );
  const impId = newId();
  const preview = new Totals();
  const unknown: ApplicationLine[] = [];
  const doubtful: ApplicationsPreview['doubtfulLines'] = [];
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
      const lines = byRef.get(ref_norm) ?? [];
      const after = lines.flatMap(({ application }) => application ?? []);
      if (!preview.count({ prodId: id, prodRef: ref, before, after })) continue;
      doubtful.push(...doubtfulIn(ref, before, lines));
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
  const impIgnored = ignoredOf(unreadColumns, [
    ...unreadable,
    ...repeated,
    ...unknown.map(({ line, ref }) => ({ line, ref, reason: 'Référence inconnue.' })),
  ]);
  const { by, fileName, at } = task;
  await keepPreview(db, { impId, by, fileName, at, counts: { ...preview.counts(), impIgnored }, changes });
  return {
    impId,
    impFile: task.fileName,
    ...preview.counts(),
    unchangedProducts: preview.unchanged,
    newModels: newModels.slice(0, LISTED_MAX),
    newModelCount: newModels.length,
    unknownRefs: unknown
      .sort(byLine)
      .slice(0, LISTED_MAX)
      .map(({ line, ref }) => ({ line, ref })),
    unknownCount: unknown.length,
    unreadColumns: impIgnored.unreadColumns,
    lineCount,
    unreadableLines: unreadable.slice(0, LISTED_MAX).map(named),
    unreadableCount: unreadable.length,
    repeatedLines: firstOf(repeated),
    repeatedCount: repeated.length,
    doubtfulLines: firstOf(doubtful.sort(byLine)),
    doubtfulCount: doubtful.length,
    examples: preview.examples,
  };
}

const named = ({ line, ref, reason }: Ignored) => ({ line, ref, reason });

type Ignored = ApplicationsImportRow['impIgnored']['lines'][number];

/** Kept with the import: who applied it may still have these to correct. */
const ignoredOf = (
  unreadColumns: readonly string[],
  lines: Ignored[],
): ApplicationsImportRow['impIgnored'] => ({
  count: lines.length,
  lines: lines.sort(byLine).slice(0, KEPT_MAX).map(named),
  unreadColumns: [...unreadColumns],
});

const firstOf = (lines: readonly { line: number; reason: string }[]) =>
  lines.slice(0, LISTED_MAX).map(({ line, reason }) => ({ line, reason }));

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

const productsOf = (db: DbOrTransaction, refsNorm: readonly string[]) =>
  db
    .selectFrom('products')
    .select(['id', 'ref', 'ref_norm'])
    .where('ref_norm', 'in', refsNorm)
    .where('statut', '!=', 'supprime')
    .orderBy('ref_norm')
    .orderBy('id')
    .execute();

/** 'Peugeot 308 IV': what no part and no list of models names, which may be a slip. */
async function modelsUnknownTo(
  db: DbOrTransaction,
  changes: readonly ApplicationImportProductsTable[],
): Promise<string[]> {
  const rows = await knownModels(db).select(['marque_norm', 'modele_norm']).execute();
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

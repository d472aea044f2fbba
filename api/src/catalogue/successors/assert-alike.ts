import type { Catalogue } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import { kindOfProduct } from '../products/stored-words.ts';

/** What a fitter would notice only under the car. */
interface Nature {
  readonly catalogue: Catalogue;
  /** '' where it fits any. */
  readonly vehicle: string;
  /** '13 broches', 'Démontable sans outil'; '' where nothing says. */
  readonly kind: string;
}

/**
 * A towbar in the place of a harness, another socket or another vehicle is a slip of the clerk's more often than not: they are
 * asked, and may insist. A reference may be in several catalogues, and for several vehicles: one of them alike is enough.
 */
export async function assertAlike(db: DbOrTransaction, ref: string, successor: string): Promise<void> {
  const [before, after] = await Promise.all([naturesOf(db, ref), naturesOf(db, successor)]);
  if (before.length === 0 || after.length === 0) return;
  const told = [
    different(before, after, ({ catalogue }) => KINDS[catalogue]),
    different(before, after, ({ vehicle }) => vehicle && `pour ${vehicle}`),
    different(before, after, ({ kind }) => kind && `en «\u00a0${kind}\u00a0»`),
  ].find((pair) => pair !== undefined);
  if (told)
    throw conflict('successor.otherKind', `${successor} est ${told.after}, et ${ref} ${told.before}.`);
}

const KINDS: Readonly<Record<Catalogue, string>> = {
  Faisceau: 'un faisceau',
  Attelage: 'un attelage',
  Kit: 'un kit',
};

/** How the two differ in one respect; undefined where one of them says nothing of it. */
function different(
  before: readonly Nature[],
  after: readonly Nature[],
  say: (nature: Nature) => string,
): { before: string; after: string } | undefined {
  const [old, fresh] = [before.map(say), after.map(say)];
  if (old.includes('') || fresh.includes('') || fresh.some((one) => old.includes(one))) return undefined;
  return { before: old[0] as string, after: fresh[0] as string };
}

async function naturesOf(db: DbOrTransaction, ref: string): Promise<Nature[]> {
  const rows = await db
    .selectFrom('products')
    .select(['catalogue', 'titre', 'marque', 'modele', 'annee', 'type', 'standard', 'technical'])
    .where('ref_norm', '=', referenceKey(ref))
    .execute();
  return rows.map((row) => ({
    catalogue: row.catalogue,
    vehicle: row.standard === 1 ? '' : `${row.marque} ${row.modele}`.trim(),
    kind: row.catalogue === 'Faisceau' && row.type ? `${row.type} broches` : kindOfProduct(row),
  }));
}

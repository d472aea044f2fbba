import type { Catalogue } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import { kindOfProduct } from '../products/stored-words.ts';

/** What a fitter would notice only under the car. */
interface Nature {
  readonly catalogue: Catalogue;
  /** '' where none is named: it fits any. */
  readonly vehicle: string;
  /** '13 broches', 'Démontable sans outil'; '' where nothing says. */
  readonly kind: string;
  /** 'est épuisé'; '' where it can be ordered. */
  readonly gone: string;
}

/**
 * A towbar in the place of a harness, another socket or another vehicle is a slip of the clerk's more often than not, and so is
 * what nobody can order: they are asked, and may insist. A reference may be in several catalogues, and for several vehicles: one of them alike is enough.
 */
export async function assertAlike(db: DbOrTransaction, ref: string, successor: string): Promise<void> {
  const [before, after] = await Promise.all([naturesOf(db, ref), naturesOf(db, successor)]);
  if (before.length === 0 || after.length === 0) return;
  const sentences = [differenceOf(before, after, ref, successor), goneSentence(after, successor)].filter(
    (one) => one !== undefined,
  );
  if (sentences.length > 0) throw conflict('successor.otherKind', sentences.join(' '));
}

/** A successor that nobody can order helps nobody; a reference may have several products, of which one still can be. */
function goneSentence(after: readonly Nature[], successor: string): string | undefined {
  const gone = after.map(({ gone }) => gone);
  return gone.includes('') ? undefined : `${successor} ${gone[0]}.`;
}

function differenceOf(
  before: readonly Nature[],
  after: readonly Nature[],
  ref: string,
  successor: string,
): string | undefined {
  const other = different(before, after, ({ catalogue }) => KINDS[catalogue]);
  const told = [
    other,
    different(before, after, ({ vehicle }) => vehicle && `pour ${vehicle}`),
    // A towbar has other kinds than a harness has: that is said already.
    other ? undefined : different(before, after, ({ kind }) => kind && `en «\u00a0${kind}\u00a0»`),
  ].filter((pair) => pair !== undefined);
  if (told.length === 0) return undefined;
  const all = (of: 'before' | 'after') => told.map((pair) => pair[of]).join(', ');
  return `${successor} est ${all('after')}, et ${ref} ${all('before')}.`;
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
    .select([
      'catalogue',
      'titre',
      'marque',
      'modele',
      'annee',
      'type',
      'standard',
      'technical',
      'statut',
      'stock_code',
    ])
    .where('ref_norm', '=', referenceKey(ref))
    .execute();
  return rows.map((row) => ({
    catalogue: row.catalogue,
    vehicle: `${row.marque} ${row.modele}`.trim(),
    kind: row.catalogue === 'Faisceau' && row.type ? `${row.type} broches` : kindOfProduct(row),
    gone: goneOf(row),
  }));
}

/** In the words of the catalogue, for a sentence. */
const goneOf = ({ statut, stock_code }: Pick<ProductsTable, 'statut' | 'stock_code'>): string =>
  statut === 'supprime'
    ? 'ne se vend plus (supprimé)'
    : statut !== 'disponible'
      ? 'ne se vend plus (vente suspendue)'
      : stock_code === '9'
        ? 'est épuisé'
        : '';

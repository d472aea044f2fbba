import type { AuditAction, Synonym, SynonymWish } from '@extranet/shared/contracts';
import { partsOfWords } from '@extranet/shared/rules';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { SearchSynonymsTable } from '../../base/db/schema/search.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, invalidFields, notFound, orNotFound, unprocessable } from '../../base/errors.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { raiseCatalogueVersion } from '../products/catalogue-version.queries.ts';
import { circleOf } from './circles.ts';
import {
  deleteSynonym,
  findSynonym,
  insertSynonym,
  listSynonyms,
  presentSynonym,
} from './synonyms.queries.ts';
import { isUnderstood } from './understood.ts';

/** A search holds them all in memory. */
const SYNONYMS_MAX = 2_000;

interface Saving {
  readonly by: Actor;
  readonly now: Date;
}

/** The version of the catalogue rises with it: what searches hold of synonyms and of answers is outdated by it. */
export async function addSynonym(db: Db, wish: SynonymWish, { by, now }: Saving): Promise<Synonym> {
  const row: SearchSynonymsTable = {
    id: newId(),
    written: tidy(wish.written),
    written_norm: normOf(wish.written),
    meant: tidy(wish.meant),
    author: by.name,
    saved_at: now.toISOString(),
  };
  checkWords(row);
  const understood = await isUnderstood(db, row.meant, now);
  await db.transaction().execute(async (transaction) => {
    checkAmong(row, await listSynonyms(transaction));
    if (!understood) throw findsNothing(row);
    if (!(await insertSynonym(transaction, row))) throw existsAlready(row);
    await leaveTrail(transaction, 'searchSynonym.add', row, { by, now });
  });
  return presentSynonym(row);
}

export async function removeSynonym(db: Db, id: string, saving: Saving): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = orNotFound(await findSynonym(transaction, id));
    if (!(await deleteSynonym(transaction, id))) throw notFound();
    await leaveTrail(transaction, 'searchSynonym.remove', row, saving);
  });
}

async function leaveTrail(
  db: DbOrTransaction,
  action: Extract<AuditAction, `searchSynonym.${string}`>,
  { id, written, meant }: SearchSynonymsTable,
  { by, now }: Saving,
): Promise<void> {
  await raiseCatalogueVersion(db);
  const isNew = action === 'searchSynonym.add';
  await recordAction(
    db,
    by,
    {
      action,
      kind: 'searchSynonym',
      objectId: id,
      subject: written,
      changes: [{ field: 'synonymMeant', before: isNew ? null : meant, after: isNew ? meant : null }],
    },
    now,
  );
}

const findsNothing = ({ meant }: SearchSynonymsTable) =>
  invalidFields(
    [
      {
        field: 'meant',
        code: 'findsNothing',
        message: `La recherche ne trouve rien avec «\u00a0${meant}\u00a0»\u00a0: choisissez un mot que des produits portent.`,
      },
    ],
    422,
  );

function checkWords({ written_norm, meant }: SearchSynonymsTable): void {
  const empty = (field: string) => ({
    field,
    code: 'empty',
    message: 'Indiquez au moins une lettre ou un chiffre.',
  });
  const problems = [...(written_norm ? [] : [empty('written')]), ...(normOf(meant) ? [] : [empty('meant')])];
  if (problems.length > 0) throw invalidFields(problems, 422);
  if (written_norm === normOf(meant))
    throw invalidFields(
      [
        {
          field: 'meant',
          code: 'same',
          message:
            'C’est le même mot\u00a0: la recherche ignore déjà les accents, les majuscules et les tirets.',
        },
      ],
      422,
    );
}

function checkAmong(row: SearchSynonymsTable, others: readonly SearchSynonymsTable[]): void {
  const same = others.find(({ written_norm }) => written_norm === row.written_norm);
  if (same) throw existsAlready(same);
  if (others.length >= SYNONYMS_MAX)
    throw unprocessable(
      'search.tooManySynonyms',
      'Il y a déjà 2\u202f000 synonymes. Retirez-en avant d’en ajouter.',
    );
  const circle = circleOf(row, others);
  if (circle)
    throw unprocessable(
      'search.synonymCircle',
      `Ce synonyme tournerait en rond\u00a0: ${circle.map((word) => `«\u00a0${word}\u00a0»`).join(' → ')}.`,
    );
}

const existsAlready = ({ written, meant }: Pick<SearchSynonymsTable, 'written' | 'meant'>) =>
  conflict(
    'search.synonymExists',
    `«\u00a0${written}\u00a0» est déjà compris comme «\u00a0${meant}\u00a0». Retirez d’abord ce synonyme.`,
  );

const tidy = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');
const normOf = (text: string) => partsOfWords(text).join(' ');

import type { CurrentUser } from '../current-user.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { forbidden, notFound, orNotFound } from '../errors.ts';
import {
  findFile,
  findQrFile,
  ownsDocument,
  ownsOrderWithPdf,
  postsWithPicture,
  productsWithFile,
} from './files.queries.ts';

const UNREADABLE = () => false;

/** A file has no rights of its own: it is readable with the product, post or order that uses it, otherwise 404. */
export async function readableFile(
  db: DbOrTransaction,
  user: CurrentUser,
  path: string,
): Promise<FilesTable> {
  const file = orNotFound((await findFile(db, path)) ?? (await findQrFile(db, path)));
  if (user.sessionKind === 'admin') return file;
  const readable = await (readers[file.kind] ?? UNREADABLE)(db, user, file);
  if (!readable) throw notFound();
  return file;
}

type Reader = (db: DbOrTransaction, user: CurrentUser, file: FilesTable) => boolean | Promise<boolean>;

const throughProduct: Reader = async (db, user, file) => {
  const products = await productsWithFile(db, file.id);
  return products.some(({ catalogue, statut }) => statut !== 'supprime' && user.catalogs.includes(catalogue));
};

const readers: Readonly<Partial<Record<FilesTable['kind'], Reader>>> = {
  prodPicture: throughProduct,
  prodDatasheet: throughProduct,
  orderPdf: (db, user, file) => ownsOrderWithPdf(db, user.id, file.id),
  orderDocument: (db, user, file) => ownsDocument(db, user.id, file.id),
  returnPhoto: (_db, user, file) => file.owner_id === user.id,
  faq: async (db, user, file) => {
    if (user.faq_role === 'none') return false;
    if (file.owner_id === user.id) return true;
    const posts = await postsWithPicture(db, user, file.id);
    if (user.faq_role === 'admin') return posts.length > 0;
    return posts.some(({ status, author_id }) => status === 'validated' || author_id === user.id);
  },
};

/** Once a post is published, only moderators may turn its pictures, as only they may change its text. */
export async function turnableFile(
  db: DbOrTransaction,
  user: CurrentUser,
  path: string,
): Promise<FilesTable> {
  const file = await readableFile(db, user, path);
  if (!file.mimetype.startsWith('image/') || file.kind === 'qrcode') throw notFound();
  if (user.sessionKind === 'admin') return file;
  if (file.kind !== 'faq') throw forbidden();
  if (user.faq_role === 'admin') return file;
  const posts = await postsWithPicture(db, user, file.id);
  const own = file.owner_id === user.id && posts.every(({ status }) => status !== 'validated');
  if (!own || user.faq_role !== 'contributor') throw forbidden();
  return file;
}

import type { FaqPost, FaqPostCreation, FaqPostUpdate } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { CurrentUser } from '../base/current-user.ts';
import type { FaqPostsTable } from '../base/db/schema/faq-files.ts';
import type { Db, DbOrTransaction } from '../base/db/schema.ts';
import { conflict, orNotFound, unprocessable } from '../base/errors.ts';
import { newId } from '../base/secrets/tokens.ts';
import { laterThan } from '../base/text/instants.ts';
import { productsOfReference } from '../catalogue/index.ts';
import { cleanPost } from './faq-text.ts';
import { knownPost } from './known-post.ts';
import {
  areAttachable,
  ensureThread,
  findPost,
  findThread,
  insertPost,
  picturesOf,
  postsOfThread,
  setPictures,
  updatePost,
} from './posts.queries.ts';
import { tellAnswer } from './tell-answer.ts';

/** Empty when the caller may discuss the reference and nobody has yet: the first post starts the thread. */
export async function readThread(db: DbOrTransaction, user: CurrentUser, ref: string): Promise<FaqPost[]> {
  const thread = await findThread(db, user, referenceKey(ref));
  const posts = thread ? await readablePosts(db, thread.id, user) : [];
  if (!thread || posts.length === 0) {
    await requireProduct(db, user, ref);
    return [];
  }
  const pictures = await picturesOf(
    db,
    posts.map(({ id }) => id),
  );
  return posts.map((post) => present({ ...post, ref: thread.ref }, pictures.get(post.id) ?? [], user));
}

/** A post waits for validation, whatever status is sent, unless a moderator writes it. */
export async function writePost(
  db: Db,
  user: CurrentUser,
  { postRef, postText, postPictures, postStatus }: FaqPostCreation,
  publicUrl: string,
  now: Date,
): Promise<FaqPost> {
  const text = cleanPost(postText);
  const at = now.toISOString();
  return db.transaction().execute(async (transaction) => {
    const thread = await threadFor(transaction, user, postRef, at);
    await checkPictures(transaction, postPictures, user, null);
    const post: FaqPostsTable = {
      id: newId(),
      thread_id: thread.id,
      author_id: user.id,
      author: `${user.firstname} ${user.name.charAt(0)}.`,
      ...text,
      status: user.faq_role === 'admin' ? (postStatus ?? 'unvalidated') : 'unvalidated',
      created_at: at,
      updated_at: at,
    };
    await insertPost(transaction, post);
    await setPictures(transaction, post.id, postPictures);
    if (post.status === 'validated')
      await tellAnswer(transaction, { post: { ...post, ref: thread.ref }, byId: user.id }, publicUrl, now);
    return present({ ...post, ref: thread.ref }, postPictures, user);
  });
}

/**
 * When two moderators decide at the same time, the first decision is kept and the second gets a 409; so does who decides on a text
 * that its author has changed. Call it in a transaction: text and pictures change together.
 */
export async function decideOnPost(
  db: DbOrTransaction,
  user: CurrentUser,
  id: string,
  { postText, postPictures, postStatus, postUpdatedAt }: FaqPostUpdate,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<FaqPost> {
  const text = cleanPost(postText);
  const post = knownPost(await findPost(db, id));
  await checkPictures(db, postPictures, user, id);
  const change = { ...text, status: postStatus, updated_at: laterThan(postUpdatedAt, now) };
  if (!(await updatePost(db, id, postUpdatedAt, change))) {
    throw conflict(
      'faq.changedMeanwhile',
      'Cette contribution a été modifiée entre-temps par son auteur ou par un autre modérateur. Veuillez la relire.',
    );
  }
  await setPictures(db, id, postPictures);
  const changed = { ...post, ...change };
  if (post.status !== 'validated' && changed.status === 'validated')
    await tellAnswer(db, { post: changed, byId: user.id }, publicUrl, now);
  return present(changed, postPictures, user);
}

/** The thread if the writer can read it; otherwise the one of a product that they can see. */
async function threadFor(db: DbOrTransaction, user: CurrentUser, ref: string, at: string) {
  const thread = await findThread(db, user, referenceKey(ref));
  if (thread && (await readablePosts(db, thread.id, user)).length > 0) return thread;
  const product = await requireProduct(db, user, ref);
  return { id: await ensureThread(db, product, at), ref: product.ref };
}

function readablePosts(db: DbOrTransaction, threadId: string, user: CurrentUser) {
  return postsOfThread(db, threadId, { id: user.id, moderates: user.faq_role === 'admin' });
}

async function requireProduct(db: DbOrTransaction, user: CurrentUser, ref: string) {
  const [product] = await productsOfReference(db, user.catalogs, ref);
  return orNotFound(product);
}

export async function checkPictures(
  db: DbOrTransaction,
  fileIds: readonly string[],
  user: CurrentUser,
  postId: string | null,
): Promise<void> {
  if (await areAttachable(db, fileIds, user.id, postId)) return;
  throw unprocessable(
    'faq.unknownPicture',
    'Une image jointe est introuvable. Veuillez l’envoyer de nouveau.',
  );
}

export function present(
  post: FaqPostsTable & { ref: string; official?: number | null },
  pictures: string[],
  reader: CurrentUser,
): FaqPost {
  return {
    postId: post.id,
    postRef: post.ref,
    postText: post.html,
    postPictures: pictures,
    postStatus: post.status,
    postAuthor: post.author,
    postOfficial: post.official === 1,
    postMine: post.author_id === reader.id,
    postCreatedAt: post.created_at,
    postUpdatedAt: post.updated_at,
  };
}

import type { FaqPost, FaqPostRewriting } from '@extranet/shared/contracts';
import type { CurrentUser } from '../base/current-user.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';
import { type ApiFailure, conflict } from '../base/errors.ts';
import { laterThan } from '../base/text/instants.ts';
import { cleanPost } from './faq-text.ts';
import { knownPost } from './known-post.ts';
import { deleteWaiting, findOwnPost, rewriteWaiting } from './own-posts.queries.ts';
import { setPictures } from './posts.queries.ts';
import { checkPictures, present } from './posts.service.ts';

/**
 * A contribution is its author's until a moderator has decided on it. Call it in a transaction: text and pictures change together.
 */
export async function rewriteOwnPost(
  db: DbOrTransaction,
  user: CurrentUser,
  id: string,
  { postText, postPictures, postUpdatedAt }: FaqPostRewriting,
  now: Date,
): Promise<FaqPost> {
  const text = cleanPost(postText);
  const post = knownPost(await findOwnPost(db, user, id));
  await checkPictures(db, postPictures, user, id);
  const change = { ...text, updated_at: laterThan(postUpdatedAt, now) };
  if (!(await rewriteWaiting(db, id, postUpdatedAt, change))) throw await whyNot(db, user, id);
  await setPictures(db, id, postPictures);
  return present({ ...post, ...change, official: user.is_admin }, postPictures, user);
}

export async function withdrawOwnPost(db: DbOrTransaction, user: CurrentUser, id: string): Promise<void> {
  knownPost(await findOwnPost(db, user, id));
  if (!(await deleteWaiting(db, id))) throw await whyNot(db, user, id);
}

const TOO_LATE = {
  validated:
    'Votre contribution a été validée entre-temps\u00a0: elle ne peut plus être ni modifiée ni supprimée.',
  draft:
    'Un modérateur a mis votre contribution en brouillon entre-temps\u00a0: elle ne peut plus être ni modifiée ni supprimée.',
} as const;

/** What happened between reading it and writing: looked up again, because another transaction may have ended meanwhile. */
async function whyNot(db: DbOrTransaction, user: CurrentUser, id: string): Promise<ApiFailure> {
  const { status } = knownPost(await findOwnPost(db, user, id));
  if (status !== 'unvalidated') return conflict('faq.decidedMeanwhile', TOO_LATE[status]);
  return conflict(
    'faq.changedMeanwhile',
    'Votre contribution a été modifiée entre-temps, dans un autre onglet ou par un modérateur. Veuillez la relire.',
  );
}

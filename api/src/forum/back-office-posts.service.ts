import type { FaqAnswer, FaqPost, FaqPostToModerate, FaqPostUpdate } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { Actor } from '../base/audit/actor.ts';
import { recordAction } from '../base/audit/audit.queries.ts';
import { changesBetween, secretChange } from '../base/audit/changes.ts';
import type { CurrentUser } from '../base/current-user.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';
import { orNotFound } from '../base/errors.ts';
import { newId } from '../base/secrets/tokens.ts';
import { readSupplier } from '../base/settings/supplier.ts';
import { cleanPost } from './faq-text.ts';
import { knownPost } from './known-post.ts';
import { findPost, insertPost, picturesOf, postsToModerate, threadOf } from './posts.queries.ts';
import { decideOnPost, present } from './posts.service.ts';
import { tellAnswer } from './tell-answer.ts';
import { excerptOf } from './thread.present.ts';

export async function readPostsToModerate(
  db: DbOrTransaction,
  user: CurrentUser,
  ref: string | undefined,
): Promise<FaqPostToModerate[]> {
  const posts = await postsToModerate(db, ref === undefined ? null : referenceKey(ref));
  const pictures = await picturesOf(
    db,
    posts.map(({ id }) => id),
  );
  return posts.map((post) => ({
    ...present(post, pictures.get(post.id) ?? [], user),
    ...(post.asked && { postAsked: excerptOf(post.asked) }),
  }));
}

interface Administrator {
  readonly user: CurrentUser;
  readonly by: Actor;
}

interface At {
  readonly publicUrl: string;
  readonly now: Date;
}

/** Signed with the supplier's name, not a clerk's: whoever asked hears from the house. */
export async function answerInBackOffice(
  db: DbOrTransaction,
  { user, by }: Administrator,
  { postRef, postText }: FaqAnswer,
  { publicUrl, now }: At,
): Promise<FaqPost> {
  const text = cleanPost(postText);
  const thread = orNotFound(await threadOf(db, referenceKey(postRef)));
  const at = now.toISOString();
  const post = {
    ...{ id: newId(), thread_id: thread.id, author_id: user.id, author: (await readSupplier(db)).name },
    ...text,
    ...{ status: 'validated' as const, created_at: at, updated_at: at },
  };
  await insertPost(db, post);
  const published = { ...post, ref: thread.ref, official: 1 };
  await tellAnswer(db, { post: published, byId: user.id }, publicUrl, now);
  const line = { action: 'post.answer', kind: 'post', objectId: post.id, subject: thread.ref } as const;
  await recordAction(db, by, { ...line, changes: [] }, now);
  return present(published, [], user);
}

/** As a moderator of the forum does, and with a line in the trail: the decision and its line, or neither. */
export async function decideInBackOffice(
  db: DbOrTransaction,
  { user, by }: Administrator,
  id: string,
  update: FaqPostUpdate,
  at: At,
): Promise<FaqPost> {
  const before = knownPost(await findPost(db, id));
  const decided = await decideOnPost(db, user, id, update, at);
  // That the text was edited is told, never what it was: a post may name somebody.
  const changes = [
    ...changesBetween({ postStatus: before.status }, { postStatus: decided.postStatus }),
    ...(decided.postText === before.html ? [] : [secretChange('postText')]),
  ];
  const line = { action: 'post.moderate', kind: 'post', objectId: id, subject: before.ref } as const;
  await recordAction(db, by, { ...line, changes }, at.now);
  return decided;
}

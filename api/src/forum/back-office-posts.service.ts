import type { FaqPost, FaqPostUpdate } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { Actor } from '../base/audit/actor.ts';
import { recordAction } from '../base/audit/audit.queries.ts';
import { changesBetween, secretChange } from '../base/audit/changes.ts';
import type { CurrentUser } from '../base/current-user.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';
import { orNotFound } from '../base/errors.ts';
import { findPost, picturesOf, postsToModerate } from './posts.queries.ts';
import { decideOnPost, present } from './posts.service.ts';

export async function readPostsToModerate(
  db: DbOrTransaction,
  user: CurrentUser,
  ref: string | undefined,
): Promise<FaqPost[]> {
  const posts = await postsToModerate(db, ref === undefined ? null : referenceKey(ref));
  const pictures = await picturesOf(
    db,
    posts.map(({ id }) => id),
  );
  return posts.map((post) => present(post, pictures.get(post.id) ?? [], user));
}

/** As a moderator of the forum does, and with a line in the trail: the decision and its line, or neither. */
export async function decideInBackOffice(
  db: DbOrTransaction,
  { user, by }: { readonly user: CurrentUser; readonly by: Actor },
  id: string,
  update: FaqPostUpdate,
  at: { readonly publicUrl: string; readonly now: Date },
): Promise<FaqPost> {
  const before = orNotFound(await findPost(db, id));
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

import type { FaqPost, User } from '@extranet/shared/contracts';
import { sessionReducer, signedIn } from '@extranet/shared/session';
import { createAppStore } from '@extranet/shared/store';
import { type FaqState, remote } from '../remote.ts';

/** A store with the remote's reducer and sagas and a user with the role. */
export function forumStore(role: User['roles']['faq']) {
  const store = createAppStore({ session: sessionReducer });
  store.dispatch(signedIn({ id: 'u1', roles: { faq: role } } as User));
  store.injectRemote(remote.id, remote);
  return { ...store, faq: () => (store.getState() as { faq: FaqState }).faq };
}

export const aPost = (changes: Partial<FaqPost> = {}): FaqPost => ({
  postId: 'p1',
  postRef: 'FA-00001',
  postText: '<p>Le faisceau passe derrière le feu.</p>',
  postPictures: [],
  postStatus: 'unvalidated',
  postAuthor: 'Marc D.',
  postMine: false,
  postCreatedAt: '2026-03-03T10:00:00.000Z',
  postUpdatedAt: '2026-03-03T10:00:00.000Z',
  ...changes,
});

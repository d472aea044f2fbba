import type { CurrentUser } from '../base/current-user.ts';
import { discussedIn } from '../base/db/discussed-in.ts';
import type { FilesTable } from '../base/db/schema/faq-files.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';
import type { WingFiles } from '../base/files/wing-files.ts';

/** Pictures of posts. */
export const forumFiles: WingFiles = {
  readers: { faq: mayRead },
  turners: { faq: mayTurn },
  uses: ({ exists, selectFrom }) =>
    exists(
      selectFrom('faq_pictures')
        .select('faq_pictures.file_id')
        .whereRef('faq_pictures.file_id', '=', 'files.id'),
    ),
};

async function mayRead(db: DbOrTransaction, user: CurrentUser, file: FilesTable): Promise<boolean> {
  if (user.faq_role === 'none') return false;
  if (file.owner_id === user.id) return true;
  const posts = await postsWithPicture(db, user, file.id);
  if (user.faq_role === 'admin') return posts.length > 0;
  return posts.some(({ status, author_id }) => status === 'validated' || author_id === user.id);
}

/** Once a post is published, only moderators may turn its pictures, as only they may change its text. */
async function mayTurn(db: DbOrTransaction, user: CurrentUser, file: FilesTable): Promise<boolean> {
  if (user.faq_role === 'admin') return true;
  if (file.owner_id !== user.id || user.faq_role !== 'contributor') return false;
  const posts = await postsWithPicture(db, user, file.id);
  return posts.every(({ status }) => status !== 'validated');
}

/** Those of the threads that the reader may see. */
const postsWithPicture = (db: DbOrTransaction, reader: CurrentUser, fileId: string) =>
  db
    .selectFrom('faq_pictures')
    .innerJoin('faq_posts', 'faq_posts.id', 'faq_pictures.post_id')
    .innerJoin('faq_threads', 'faq_threads.id', 'faq_posts.thread_id')
    .select(['faq_posts.author_id', 'faq_posts.status'])
    .where('faq_pictures.file_id', '=', fileId)
    .where(discussedIn(reader))
    .execute();

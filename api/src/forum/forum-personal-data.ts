import type { DbOrTransaction } from '../base/db/schema.ts';
import { ERASED_NAME, type PersonalData } from '../base/personal-data/personal-data.ts';

export const forumPersonalData: PersonalData = {
  held: async (db, { id }) => ({
    forumPosts: await db
      .selectFrom('faq_posts')
      .innerJoin('faq_threads', 'faq_threads.id', 'faq_posts.thread_id')
      .select(['faq_threads.ref', 'faq_posts.author', 'faq_posts.html', 'faq_posts.status'])
      .select(['faq_posts.created_at', 'faq_posts.updated_at'])
      .where('faq_posts.author_id', '=', id)
      .execute(),
  }),
  async erase(db, { id }) {
    await anonymisePosts(db, id);
    await anonymisePictures(db, id);
    return [];
  },
};

async function anonymisePosts(db: DbOrTransaction, userId: string): Promise<void> {
  await db.updateTable('faq_posts').set({ author: ERASED_NAME }).where('author_id', '=', userId).execute();
}

/** Pictures used in posts stay, without their owner and their original file name. */
async function anonymisePictures(db: DbOrTransaction, userId: string): Promise<void> {
  await db
    .updateTable('files')
    .set({ name: 'image', upload_id: '', owner_id: null })
    .where('owner_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('faq_pictures')
          .select('faq_pictures.file_id')
          .whereRef('faq_pictures.file_id', '=', 'files.id'),
      ),
    )
    .execute();
}

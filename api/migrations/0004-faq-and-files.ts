import type { Migration } from './migration.ts';

export const faqAndFiles: Migration = {
  name: '0004-faq-and-files',
  statements: ({ text }) => [
    `create table files (
      id ${text} primary key,
      kind ${text} not null,
      owner_id ${text} references users(id) on delete set null,
      upload_id ${text} not null,
      name ${text} not null,
      mimetype ${text} not null,
      bytes bigint not null,
      sha256 ${text} not null,
      created_at ${text} not null
    )`,
    'create index files_upload on files(owner_id, upload_id)',
    `create table faq_threads (
      id ${text} primary key,
      ref ${text} not null,
      ref_norm ${text} not null unique,
      product_id ${text} references products(id) on delete set null,
      created_at ${text} not null
    )`,
    `create table faq_posts (
      id ${text} primary key,
      thread_id ${text} not null references faq_threads(id) on delete cascade,
      author_id ${text} not null references users(id),
      author ${text} not null,
      html ${text} not null,
      plain ${text} not null,
      status ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    'create index faq_posts_thread on faq_posts(thread_id, status, created_at)',
    `create table faq_pictures (
      post_id ${text} not null references faq_posts(id) on delete cascade,
      position bigint not null,
      file_id ${text} not null references files(id),
      primary key (post_id, position)
    )`,
    'create index faq_pictures_file on faq_pictures(file_id)',
  ],
};

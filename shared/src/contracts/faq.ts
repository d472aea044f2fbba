import { type Static, Type } from 'typebox';
import { POST_PICTURES_MAX, TEXT_MAX } from '../rules/index.ts';
import { FilePath } from './files.ts';
import { RelatedProduct } from './product.ts';
import { Id, Instant, Nullable } from './values.ts';

/** What a thread is about. */
export const FaqProduct = Type.Pick(RelatedProduct, ['prodCatalogue', 'prodKind', 'prodWords']);
export type FaqProduct = Static<typeof FaqProduct>;

/** GET /faq/threads: one row. */
export const FaqThread = Type.Object({
  ref: Type.String(),
  product: Nullable(FaqProduct),
  question: Type.String({ description: 'Plain text of the first post, 120 characters at most' }),
  excerpt: Type.String({ description: 'Plain text of the last post, 120 characters at most' }),
  author: Type.String(),
  lastPostAt: Instant,
  postCount: Type.Integer(),
  prodId: Nullable(Id),
  mine: Type.Optional(Type.Boolean({ description: 'The caller wrote in it' })),
  mineWaits: Type.Optional(
    Type.Boolean({ description: 'A contribution of the caller waits for validation' }),
  ),
});
export type FaqThread = Static<typeof FaqThread>;

/** GET /faq/synonyms: how garages write what is called otherwise, for the search over the threads. */
export const FaqSynonym = Type.Object({ written: Type.String(), meant: Type.String() });
export type FaqSynonym = Static<typeof FaqSynonym>;

export const FaqPostStatus = Type.Enum(['unvalidated', 'validated', 'draft']);
export type FaqPostStatus = Static<typeof FaqPostStatus>;

/** GET /faq/thread/{ref}: a list of these, oldest first. */
export const FaqPost = Type.Object({
  postId: Id,
  postRef: Type.String(),
  postText: Type.String({ description: 'Sanitised HTML: b strong i em a p br' }),
  postPictures: Type.Array(FilePath),
  postStatus: FaqPostStatus,
  postAuthor: Type.String(),
  postOfficial: Type.Optional(Type.Boolean({ description: 'Written by the supplier' })),
  postMine: Type.Boolean({ description: 'Written by the caller, who also sees it while it waits' }),
  postCreatedAt: Instant,
  postUpdatedAt: Instant,
});
export type FaqPost = Static<typeof FaqPost>;

/** GET /admin/faq/posts: a list of these. */
export const FaqPostToModerate = Type.Object({
  ...FaqPost.properties,
  postAsked: Type.Optional(
    Type.String({
      description: 'Plain text of what its thread began with, 120 characters at most; absent of that itself',
    }),
  ),
});
export type FaqPostToModerate = Static<typeof FaqPostToModerate>;

const written = {
  postText: Type.String({ minLength: 1, maxLength: TEXT_MAX.richText }),
  postPictures: Type.Array(FilePath, { maxItems: POST_PICTURES_MAX, default: [] }),
};

/** POST /faq/post; the status is ignored unless a forum administrator sends it. */
export const FaqPostCreation = Type.Object(
  {
    postRef: Type.String({ minLength: 1, maxLength: 64 }),
    ...written,
    postStatus: Type.Optional(FaqPostStatus),
  },
  { additionalProperties: false },
);
export type FaqPostCreation = Static<typeof FaqPostCreation>;

/** PUT /faq/post/{id}: postUpdatedAt is the version that the moderator was shown. */
export const FaqPostUpdate = Type.Object(
  { ...written, postStatus: FaqPostStatus, postUpdatedAt: Instant },
  { additionalProperties: false },
);
export type FaqPostUpdate = Static<typeof FaqPostUpdate>;

/** PUT /faq/waitingPost/{id}: what its author makes of it; postUpdatedAt is the version that they were shown. */
export const FaqPostRewriting = Type.Object(
  { ...written, postUpdatedAt: Instant },
  { additionalProperties: false },
);
export type FaqPostRewriting = Static<typeof FaqPostRewriting>;

/** POST /admin/faq/post: the supplier's answer in a thread, which is published at once. */
export const FaqAnswer = Type.Object(
  { postRef: FaqPostCreation.properties.postRef, postText: written.postText },
  { additionalProperties: false },
);
export type FaqAnswer = Static<typeof FaqAnswer>;

/** GET /admin/faq/posts: what waits in all threads, or all posts of one reference. */
export const FaqPostsQuery = Type.Object({
  ref: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
});
export type FaqPostsQuery = Static<typeof FaqPostsQuery>;

/** GET /faq/moderation: the contributions that wait for moderation. */
export const FaqModeration = Type.Object({ waiting: Type.Integer(), refs: Type.Array(Type.String()) });
export type FaqModeration = Static<typeof FaqModeration>;

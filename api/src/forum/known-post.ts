import { failure } from '../base/errors.ts';

/** A contribution may be gone because its author withdrew it: whoever had it open is told so, and the same of one that never was. */
export function knownPost<T>(post: T | undefined): T {
  if (post !== undefined) return post;
  throw failure(
    404,
    'notFound',
    'Cette contribution est introuvable\u00a0: son auteur l’a peut-être retirée.',
  );
}

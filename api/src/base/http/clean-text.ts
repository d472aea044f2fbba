import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import { badRequest } from '../errors.ts';

const DEEPEST = 32;

/** Refuses NUL and broken surrogate pairs: not both databases store and return them unchanged. */
export const cleanText = fp(async (app: App) => {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (!isClean(params) || !isClean(query) || !isClean(body)) {
      throw badRequest(
        'request.unprintable',
        'La demande contient des caractères qui ne peuvent être enregistrés.',
      );
    }
  });
});

function isClean(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth >= DEEPEST) return false;
  return Object.entries(value).every(([key, member]) => isClean(key) && isClean(member, depth + 1));
}

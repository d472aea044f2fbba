import { ApiError, DialCode, LanguageOverrides, Supplier } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { dialCodes } from './dial-codes.ts';
import { findLanguageOverrides } from './public-config.queries.ts';

const tags = ['Configuration'];
const ByLanguage = Type.Object({ lng: Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$' }) });
const Base64Json = Type.String({ description: 'Base64 of the JSON of Config' });

export async function publicConfigRoutes(app: App) {
  app.get(
    '/config',
    { schema: { tags, summary: 'The public configuration', response: { 200: Base64Json } } },
    async (_request, reply) => reply.type('text/plain; charset=utf-8').send(app.publicConfig()),
  );

  // A language without overrides is answered with an empty object, not with an error.
  app.get(
    '/config/languages/:lng',
    {
      schema: {
        tags,
        summary: 'The supplier’s rewordings of the front’s texts',
        params: ByLanguage,
        response: { 200: LanguageOverrides, '4xx': ApiError },
      },
    },
    async ({ params }) => findLanguageOverrides(app.db, params.lng),
  );

  app.get(
    '/config/dial_codes',
    { schema: { tags, summary: 'Dial codes', response: { 200: Type.Array(DialCode) } } },
    async () => dialCodes,
  );

  app.get(
    '/config/supplier',
    { schema: { tags, summary: 'Who the supplier is', response: { 200: Supplier } } },
    async () => readSupplier(app.db),
  );
}

import { ApiError, SupplierSettings } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { notFound } from '../../base/errors.ts';
import { readSetting } from '../../base/settings/settings.queries.ts';
import { type KeptLogo, LOGO_SETTING } from '../../base/settings/supplier.ts';
import { presentSupplier, saveSupplier } from './save-supplier.service.ts';

const shared = {
  tags: ['Administration : réglages'],
  security: [{ admin: [] }],
  response: { 200: SupplierSettings, '4xx': ApiError },
};
const ByHash = Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{16}$' }) });
const Picture = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }));
/** With room for a logo. */
const bodyLimit = 1024 * 1024;

/** Who the supplier is on every page, mail and paper (B9.07). */
export async function supplierRoutes(app: App) {
  app.get(
    '/admin/supplier',
    { schema: { ...shared, summary: 'The supplier’s settings' }, onRequest: app.admin },
    () => presentSupplier(app.db),
  );

  app.put(
    '/admin/supplier',
    {
      schema: { ...shared, summary: 'Other settings of the supplier', body: SupplierSettings },
      onRequest: app.admin,
      bodyLimit,
      config: { invalidStatus: 422 },
    },
    async (request) => {
      await saveSupplier(app, request.body, actorOf(request));
      await app.freshConfig('now');
      return presentSupplier(app.db);
    },
  );

  // Its address names its contents, so that it may be kept for good.
  app.get(
    '/config/logo/:hash',
    {
      schema: {
        tags: ['Configuration'],
        summary: 'The supplier’s logo',
        params: ByHash,
        response: { 200: Picture, '4xx': ApiError },
      },
    },
    async ({ params }, reply) => {
      const kept = await readSetting<KeptLogo | null>(app.db, LOGO_SETTING, null);
      if (kept?.hash !== params.hash) throw notFound();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(Buffer.from(kept.webp, 'base64'));
    },
  );
}

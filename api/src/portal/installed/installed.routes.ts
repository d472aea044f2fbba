import { createHash } from 'node:crypto';
import { ApiError } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { notFound } from '../../base/errors.ts';
import { readSetting } from '../../base/settings/settings.queries.ts';
import { type KeptLogo, LOGO_SETTING, readKeptSupplier } from '../../base/settings/supplier.ts';
import { drawAppIcon, headerOf, type Look } from './app-icon.ts';
import { appManifest } from './app-manifest.ts';

const SIZES = ['180', '192', '512'] as const;
const BySize = Type.Object({ size: Type.Enum([...SIZES]) });
const Picture = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }));
const shared = { tags: ['Configuration'] };
/** A new logo is on the tabs within the hour. */
const HOUR = 'public, max-age=3600';

/** What makes the portal an app on a phone or a desk: its name, its icon, where it begins. */
export async function installedRoutes(app: App) {
  /** The icons of the look that was asked for last. */
  let drawn = { key: '', icons: new Map<string, Promise<Buffer | null>>() };

  const read = async () => {
    const { value } = await readKeptSupplier(app.db);
    const { name, header, colour, logo } = value;
    const key = createHash('sha256')
      .update([headerOf(value), colour, logo].join())
      .digest('hex')
      .slice(0, 12);
    return { name, look: { header, colour }, hasLogo: logo !== '', key };
  };

  async function draw(look: Look, hasLogo: boolean, size: string): Promise<Buffer | null> {
    const logo = hasLogo ? await readSetting<KeptLogo | null>(app.db, LOGO_SETTING, null) : null;
    return drawAppIcon(app, look, logo, Number(size));
  }

  app.get(
    '/config/app.webmanifest',
    {
      schema: {
        ...shared,
        summary: 'How the portal installs as an app: name, colours, icons',
        response: { 200: Type.Unsafe<string>(Type.String()), '4xx': ApiError },
      },
    },
    async (_request, reply) => {
      const { name, look, key } = await read();
      return reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(appManifest({ name, colour: headerOf(look), key })));
    },
  );

  app.get(
    '/config/app-icon/:size',
    {
      schema: {
        ...shared,
        summary: 'The supplier’s icon, so many pixels wide',
        params: BySize,
        response: { 200: Picture, '4xx': ApiError },
      },
    },
    async ({ params: { size } }, reply) => {
      const { look, hasLogo, key } = await read();
      if (drawn.key !== key) drawn = { key, icons: new Map() };
      const { icons } = drawn;
      const icon = icons.get(size) ?? draw(look, hasLogo, size);
      icons.set(size, icon);
      const png = await icon.catch((error: unknown) => {
        // It is drawn anew when it is asked for next.
        icons.delete(size);
        throw error;
      });
      if (!png) throw notFound();
      return reply.header('cache-control', HOUR).type('image/png').send(png);
    },
  );
}

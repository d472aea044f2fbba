import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { App } from '../../base/app-types.ts';
import { unprocessable } from '../../base/errors.ts';
import type { KeptLogo } from '../../base/settings/supplier.ts';

/** Twice as wide as the widest place that shows it. */
const WIDTH = 480;

const refused = () =>
  unprocessable(
    'supplier.logo',
    'Ce logo n’est pas une image PNG, JPEG ou WebP. Choisissez un autre fichier.',
    {
      fields: [{ field: 'logo', code: 'format', message: 'Choisissez une image PNG, JPEG ou WebP.' }],
    },
  );

/**
 * Decoded and encoded anew like every picture that is uploaded: what is hidden in it, or is no picture, does not get through. An SVG is
 * a document that can hold scripts: it is refused.
 */
export async function cleanLogo(app: App, dataUrl: string, account: string): Promise<KeptLogo> {
  const [, base64] = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  if (!base64) throw refused();
  const small = await app.files.withTemporaryFile(async (path) => {
    await writeFile(path, Buffer.from(base64, 'base64'));
    return app.pictures.inTurn({ account, kind: 'upload', name: 'logo' }, async (tools) =>
      (await tools.clean(path)) ? tools.shrink(path, WIDTH) : null,
    );
  });
  if (!small) throw refused();
  const hash = createHash('sha256').update(small).digest('hex').slice(0, 16);
  return { hash, webp: small.toString('base64') };
}

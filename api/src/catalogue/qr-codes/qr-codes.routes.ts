import { createHash } from 'node:crypto';
import { ApiError, QrCode, QrCodeRequest } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { changesBetween } from '../../base/audit/changes.ts';
import { unprocessable } from '../../base/errors.ts';
import { storeFile } from '../../base/files/files.service.ts';
import { drawQrCode } from '../../base/pictures/qr-code.ts';

const PIXELS = 600;

export async function qrCodesRoutes(app: App) {
  app.post(
    '/admin/product/qrcode',
    {
      schema: {
        tags: ['Administration : produits'],
        security: [{ admin: [] }],
        summary: 'A QR code of a text, as a picture; the same text gives the same file',
        body: QrCodeRequest,
        response: { 200: QrCode, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => {
      const { body, user } = request;
      const { string } = body;
      const text = string.trim();
      if (!text) throw unprocessable('qrcode.empty', 'Saisissez le texte du QR code.');
      const filename = `qrcode-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.png`;
      const url = `${app.config.publicUrl}/api/utils/file?path=${filename}`;
      if (await isKnown(filename)) return { filename, string: text, url };
      const contents = await drawn(text);
      const now = app.now();
      const store = { database: app.database, files: app.files, now };
      const described = { name: filename, mimetype: 'image/png' };
      const written = { kind: 'qrcode', ownerId: user.id, ...described } as const;
      await storeFile(store, written, contents, async (transaction, insert) => {
        const file = await insert();
        const row = { filename, text, file_id: file.id, created_by: user.id, created_at: now.toISOString() };
        await transaction
          .insertInto('qr_codes')
          .values(row)
          .onConflict((conflict) => conflict.column('filename').doNothing())
          .execute();
        const changes = changesBetween(null, { text });
        const line = {
          action: 'qrCode.create',
          kind: 'qrCode',
          objectId: file.id,
          subject: filename,
          changes,
        } as const;
        await recordAction(transaction, actorOf(request), line, now);
      });
      return { filename, string: text, url };
    },
  );

  async function isKnown(filename: string): Promise<boolean> {
    const row = await app.db
      .selectFrom('qr_codes')
      .select('filename')
      .where('filename', '=', filename)
      .executeTakeFirst();
    return row !== undefined;
  }
}

async function drawn(text: string): Promise<Buffer> {
  try {
    return await drawQrCode(text, PIXELS);
  } catch {
    // An accented letter takes two bytes: a text of allowed length can exceed the largest code.
    throw unprocessable('qrcode.tooLong', 'Ce texte est trop long pour un QR code.');
  }
}

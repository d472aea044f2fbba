import type { Readable } from 'node:stream';
import { ApiError, Done, FileQuery, FileRotation, UploadResponse } from '@extranet/shared/contracts';
import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import type { App } from '../app-types.ts';
import { actorOf } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import { badRequest } from '../errors.ts';
import { fileOpened, readableFile, turnableFile } from './file-access.ts';
import { keyOf, thumbnailWidth } from './file-keys.ts';
import { SentFile, sendFile } from './send-file.ts';
import { readThumbnail } from './thumbnails.service.ts';
import { turnPicture } from './turn-picture.service.ts';
import { receiveUpload } from './upload.service.ts';

/** Tokens of customers and of administrators. */
const security: Record<string, string[]>[] = [{ customer: [] }, { admin: [] }];
const shared = { tags: ['Fichiers'], security };
const JsonOrImage = Type.Unsafe<Readable | Buffer | undefined>(SentFile);

const tagOf = (file: FilesTable, width: number) => `W/"${keyOf(file)}.${width}"`;

export async function filesRoutes(app: App) {
  await app.register(multipart);

  app.post(
    '/admin/upload',
    {
      schema: {
        ...shared,
        summary: 'Upload one file: multipart fields file and upload_id',
        consumes: ['multipart/form-data'],
        response: { 200: UploadResponse, '4xx': ApiError },
      },
      onRequest: app.anyone,
      config: { limit: 'uploads' },
    },
    async (request) => receiveUpload(app, request),
  );

  app.get(
    '/utils/file',
    {
      schema: {
        ...shared,
        summary: 'A file as base64 in JSON, or with a size as an image of about that width',
        querystring: FileQuery,
        response: { 200: JsonOrImage, 304: Type.Unsafe<undefined>({ type: 'null' }), '4xx': ApiError },
      },
      onRequest: app.anyone,
    },
    async ({ query: { path, size }, user, headers }, reply) => {
      const file = await readableFile(app, user, path);
      if (user.sessionKind !== 'admin') await fileOpened(app, file, app.now());
      if (size === undefined) return sendFile(app, reply, file);
      if (!file.mimetype.startsWith('image/')) {
        throw badRequest('file.noPicture', 'Ce fichier n’est pas une image.');
      }
      const width = thumbnailWidth(Number(size));
      reply.header('cache-control', 'private, no-cache');
      // Answered without reading the file. A picture that is still to be made has no hash yet.
      const known = file.sha256 !== '' && headers['if-none-match'] === tagOf(file, width);
      if (known) return reply.header('etag', tagOf(file, width)).code(304).send(undefined);
      const thumbnail = await readThumbnail(app, file, width, user.id);
      return reply.header('etag', tagOf(thumbnail.file, width)).type('image/webp').send(thumbnail.contents);
    },
  );

  app.put(
    '/file/rotate',
    {
      schema: {
        ...shared,
        summary: 'Turn a picture; two turns at once are both made',
        body: FileRotation,
        response: { 200: Done, '4xx': ApiError },
      },
      onRequest: app.anyone,
      config: { limit: 'pictureTurns' },
    },
    async (request) => {
      const { body, user } = request;
      const { id } = await turnableFile(app, user, body.path);
      await turnPicture(app, id, user.id, {
        degrees: body.deg,
        also: async (transaction, { name }) => {
          if (user.sessionKind !== 'admin') return;
          const changes = [{ field: 'deg', before: null, after: String(body.deg) }];
          const line = { action: 'file.rotate', kind: 'file', objectId: id, subject: name, changes } as const;
          await recordAction(transaction, actorOf(request), line, app.now());
        },
      });
      return { done: true as const };
    },
  );
}

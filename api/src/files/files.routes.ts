import {
  ApiError,
  Done,
  FileQuery,
  FileResponse,
  FileRotation,
  UploadResponse,
} from '@extranet/shared/contracts';
import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import type { App } from '../app-types.ts';
import { actorOf } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import { badRequest } from '../errors.ts';
import { readableFile, turnableFile } from './file-access.ts';
import { fileResponse, readContents, transformContents } from './files.service.ts';
import { rotatePicture, thumbnail, thumbnailWidth } from './pictures.ts';
import { receiveUpload } from './upload.service.ts';

/** Whichever token the caller has. */
const security: Record<string, string[]>[] = [{ customer: [] }, { admin: [] }];
const shared = { tags: ['Fichiers'], security };
const JsonOrImage = Type.Unsafe<FileResponse | Buffer | undefined>(FileResponse);

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
      const file = await readableFile(app.db, user, path);
      if (size === undefined) return fileResponse(app, file);
      if (!file.mimetype.startsWith('image/')) {
        throw badRequest('file.noPicture', 'Ce fichier n’est pas une image.');
      }
      const width = thumbnailWidth(Number(size));
      const tag = `W/"${file.id}.${file.sha256.slice(0, 24)}.${width}"`;
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      // Known before a byte is read; a picture that is still to be made has no digest yet.
      if (headers['if-none-match'] === tag && file.sha256 !== '') return reply.code(304).send(undefined);
      const contents = await readContents(app, file);
      return reply.type('image/webp').send(await thumbnail(contents, width));
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
    },
    async (request) => {
      const { body, user } = request;
      const { id } = await turnableFile(app.db, user, body.path);
      await transformContents(
        app,
        id,
        (contents, { mimetype }) => rotatePicture(contents, mimetype, body.deg),
        async (transaction, { name }) => {
          if (user.sessionKind !== 'admin') return;
          const changes = [{ field: 'deg', before: null, after: String(body.deg) }];
          const line = { action: 'file.rotate', kind: 'file', objectId: id, subject: name, changes } as const;
          await recordAction(transaction, actorOf(request), line, app.now());
        },
      );
      return { done: true as const };
    },
  );
}

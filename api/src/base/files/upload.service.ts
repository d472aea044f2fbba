import { UploadKind, type UploadResponse } from '@extranet/shared/contracts';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-types.ts';
import { type Actor, actorOf } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import type { CurrentUser } from '../current-user.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { badRequest, brokenUpload, failure, forbidden } from '../errors.ts';
import { contentsOf } from './contents.ts';
import { forgetAbandoned, storeFile } from './files.service.ts';
import { recognise, tooLarge } from './uploaded-kinds.ts';

/** The largest upload that is accepted. */
export const BYTES_MAX = 10_485_760;
const NAME_MAX = 255;
const UPLOAD_ID = /^([A-Za-z]{1,20})(?::([\w.-]{1,64}))?$/;
const LIMITS = { fileSize: BYTES_MAX, files: 1, fields: 5, fieldSize: 256, headerPairs: 20 };

type Parts = AsyncGenerator<Multipart>;

/** The file may come before or after the field upload_id. */
export async function receiveUpload(app: App, request: FastifyRequest): Promise<UploadResponse> {
  if (!request.isMultipart())
    throw failure(415, 'request.mediaType', 'Ce type de contenu n’est pas accepté.');
  const parts = partsOf(request);
  let uploadId = '';
  // Not 'for await': leaving that loop would close the generator, and the fields after the file could not be read.
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    if (next.value.type === 'file') return receiveFile(app, request, next.value, parts, uploadId);
    uploadId = uploadIdOf(next.value) ?? uploadId;
  }
  throw badRequest('upload.noFile', 'Aucun fichier n’a été reçu.');
}

/** Every error here is the caller's: the parser uses neither the disk nor the database. */
async function* partsOf(request: FastifyRequest): Parts {
  try {
    const parts = request.parts({ limits: LIMITS });
    // Not 'for await': the caller pauses at the file and reads the rest later.
    for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
  } catch (error) {
    throw brokenUpload(error);
  }
}

async function receiveFile(
  app: App,
  request: FastifyRequest,
  part: MultipartFile,
  rest: Parts,
  idSoFar: string,
): Promise<UploadResponse> {
  const { user } = request;
  if (idSoFar) kindFor(user, idSoFar);
  const name = nameOf(part);
  return app.files.receive(part.file, async (path) => {
    if (part.file.truncated) throw tooLarge(name);
    let uploadId = idSoFar;
    for await (const next of rest) {
      if (next.type === 'file') throw badRequest('upload.oneFile', 'Envoyez un seul fichier à la fois.');
      uploadId = uploadIdOf(next) ?? uploadId;
    }
    const kind = kindFor(user, uploadId);
    const recognised = await recognise({ pictures: app.pictures, by: user.id }, kind, path, name);
    const { mimetype, headers = [], preview = [], notes } = recognised;
    const now = app.now();
    await forgetAbandoned(app, user.id, now);
    const store = { database: app.database, files: app.files, now };
    const written = { kind, ownerId: user.id, uploadId, name, mimetype };
    const contents = recognised.contents ?? (await contentsOf(path));
    const file = await storeFile(store, written, contents, async (transaction, insert) => {
      const saved = await insert();
      if (user.sessionKind === 'admin') await recordUpload(transaction, actorOf(request), saved, now);
      return saved;
    });
    return { path: file.id, name, headers, preview, ...(notes && { notes }) };
  });
}

async function recordUpload(db: DbOrTransaction, by: Actor, { id, kind, name }: FilesTable, now: Date) {
  const changes = [{ field: 'kind', before: null, after: kind }];
  await recordAction(
    db,
    by,
    { action: 'file.upload', kind: 'file', objectId: id, subject: name, changes },
    now,
  );
}

function uploadIdOf(part: Multipart): string | null {
  return part.type === 'field' && part.fieldname === 'upload_id' ? String(part.value) : null;
}

/** Customers may send photographs of a return, and pictures for the forum if they may write there; the rest is for administrators. */
function kindFor(user: CurrentUser, uploadId: string): UploadKind {
  const [, word = ''] = UPLOAD_ID.exec(uploadId) ?? [];
  const kind = UploadKind.enum.find((known) => known === word);
  if (!kind) throw badRequest('upload.kind', 'Le champ upload_id ne nomme aucun type d’envoi connu.');
  if (user.sessionKind === 'admin') return kind;
  if (kind === 'returnPhoto') return kind;
  const writes = user.faq_role === 'contributor' || user.faq_role === 'admin';
  if (kind !== 'faq' || !writes) throw forbidden();
  return kind;
}

function nameOf({ filename }: MultipartFile): string {
  const name = filename.trim();
  if (!name || name.length > NAME_MAX || name.includes('\0') || !name.isWellFormed()) {
    throw badRequest('upload.name', 'Le nom du fichier ne peut être enregistré.');
  }
  return name;
}

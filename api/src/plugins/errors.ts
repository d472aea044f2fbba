import type { ApiError, FieldError } from '@extranet/shared/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import {
  type ApiFailure,
  failure,
  invalidFields,
  isApiFailure,
  noRoom,
  notFound,
  unavailable,
} from '../errors.ts';
import { isUnreachable } from '../unreachable.ts';

const BY_STATUS: Record<number, [code: string, message: string]> = {
  404: ['notFound', 'La ressource demandée est introuvable.'],
  413: ['request.tooLarge', 'L’envoi est trop volumineux.'],
  415: ['request.mediaType', 'Ce type de contenu n’est pas accepté.'],
};

const BY_KEYWORD: Record<string, string> = {
  required: 'Ce champ est obligatoire.',
  type: 'Cette valeur n’est pas du type attendu.',
  enum: 'Cette valeur ne fait pas partie des choix possibles.',
  minLength: 'Cette valeur est trop courte.',
  maxLength: 'Cette valeur est trop longue.',
  minimum: 'Cette valeur est trop petite.',
  maximum: 'Cette valeur est trop grande.',
};

/** One shape for every refusal. A failure of ours is logged whole and told without its details. */
export const errors = fp(async (app: App) => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toFailure(error, request);
    if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    return sendFailure(request, reply, refusal);
  });
});

/** Past the route's own response schemas: a validation failure under a '4xx' schema came back as 500 otherwise. */
function sendFailure(request: FastifyRequest, reply: FastifyReply, refusal: ApiFailure): FastifyReply {
  const { code, message, facts } = refusal;
  const body: ApiError = { error: { ...facts, code, message, requestId: request.id } };
  return reply
    .code(refusal.statusCode)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

export async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendFailure(request, reply, notFound());
}

/** Of the file system: the disk, or the account's share of it, is full. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

function toFailure(error: unknown, { id, routeOptions, server }: FastifyRequest): ApiFailure {
  if (isApiFailure(error)) return error;
  const trouble = (server as App).database.dialect.troubleOf(error);
  if (trouble === 'unavailable' || isUnreachable(error)) return unavailable();
  if (trouble === 'full' || NO_ROOM.includes(codeOf(error))) return noRoom(id);
  const { validation, statusCode = 500 } = error as Partial<FastifyError>;
  if (validation)
    return invalidFields(validation.map(toFieldError), routeOptions.config.invalidStatus ?? 400);
  const known = BY_STATUS[statusCode];
  if (known) return failure(statusCode, ...known);
  if (statusCode >= 400 && statusCode < 500) {
    return failure(statusCode, 'request.malformed', 'La demande est mal formée.');
  }
  // The person can only say what the screen says: with this number the log is found.
  return failure(500, 'server.error', `Une erreur est survenue. Numéro de l’incident\u00a0: ${id}`);
}

function codeOf(error: unknown): string {
  return error instanceof Object && 'code' in error ? String(error.code) : '';
}

function toFieldError({
  keyword,
  instancePath,
  params,
}: NonNullable<FastifyError['validation']>[number]): FieldError {
  const missing = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
  return {
    field: `${instancePath}${missing}`.slice(1).replaceAll('/', '.'),
    code: keyword,
    message: BY_KEYWORD[keyword] ?? 'Cette valeur est incorrecte.',
  };
}

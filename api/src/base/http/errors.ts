import type { ApiError, FieldError } from '@extranet/shared/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import {
  type ApiFailure,
  failure,
  invalidFields,
  isApiFailure,
  malformed,
  noRoom,
  notFound,
  unavailable,
} from '../errors.ts';
import { plainNumber } from '../text/french.ts';
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
};
/** The sentence names the limit, so that people learn which values are allowed. */
const BY_LIMIT: Record<string, (limit: string) => string> = {
  minimum: (limit) => `Indiquez un nombre à partir de ${limit}.`,
  maximum: (limit) => `Indiquez un nombre jusqu’à ${limit}.`,
  maxItems: (limit) => `Cette liste compte plus de ${limit} lignes.`,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How a body that breaks its schema is answered: 400 unless it says otherwise. */
    readonly invalidStatus?: 400 | 422;
  }
}

/** One shape for every refusal. An error of the server is logged in full and answered without details. */
export const errors = fp(async (app: App) => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toFailure(error, request);
    if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    // The code only: a parser's message may quote a password.
    else request.log.info({ code: refusal.code, reason: codeOf(error) }, 'request refused');
    return sendFailure(request, reply, refusal);
  });
});

/** Bypasses the route's response schemas: under a '4xx' schema a validation failure would be answered as 500. */
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

/** For an address that cannot be routed: fastify runs no hook for it, so the request's id is added here. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ code: malformed().code, reason: error.code }, 'request refused');
  reply.header('x-request-id', request.id);
  sendFailure(request, reply, malformed());
}

/** Codes of the file system: the disk is full, or the quota is used up. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

function toFailure(error: unknown, { id, raw, routeOptions, server }: FastifyRequest): ApiFailure {
  if (isApiFailure(error)) return error;
  // The caller's connection was lost; an error of our own connections may have the same code.
  if (error === raw.errored) return malformed();
  const trouble = (server as App).database.dialect.troubleOf(error);
  if (trouble === 'unavailable' || isUnreachable(error)) return unavailable();
  if (trouble === 'full' || NO_ROOM.includes(codeOf(error))) return noRoom(id);
  const { validation, statusCode = 500 } = error as Partial<FastifyError>;
  if (validation)
    return invalidFields(validation.map(toFieldError), routeOptions.config.invalidStatus ?? 400);
  if (statusCode >= 400 && statusCode < 500) return refused(statusCode);
  // The screen shows this number, by which support finds the line in the log.
  return failure(500, 'server.error', `Une erreur est survenue. Numéro de l’incident\u00a0: ${id}`);
}

function refused(statusCode: number): ApiFailure {
  const known = BY_STATUS[statusCode] ?? ['request.malformed', malformed().message];
  return failure(statusCode, ...known);
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
    message: sentenceOf(keyword, params),
  };
}

function sentenceOf(keyword: string, { limit, type }: Record<string, unknown>): string {
  if (keyword === 'type' && type === 'integer') return 'Indiquez un nombre entier.';
  const byLimit = typeof limit === 'number' && BY_LIMIT[keyword]?.(plainNumber(limit));
  return byLimit || (BY_KEYWORD[keyword] ?? 'Cette valeur est incorrecte.');
}

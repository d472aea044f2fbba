import type { FieldError } from '@extranet/shared/contracts';
import { afterSeconds } from './text/french.ts';

/** Recognised by its shape, not by instanceof: two copies of this module may be loaded in one process. */
export interface ApiFailure extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the answer to too many attempts says: the reason, and what else may help. */
export interface TooMany {
  readonly why?: string;
  readonly orElse?: string;
}

interface Extras {
  facts?: Record<string, unknown>;
  headers?: Record<string, string>;
}

export function failure(statusCode: number, code: string, message: string, extras: Extras = {}): ApiFailure {
  return Object.assign(new Error(message), {
    statusCode,
    code,
    facts: extras.facts ?? {},
    headers: extras.headers ?? {},
  });
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return (
    error instanceof Object &&
    'statusCode' in error &&
    'code' in error &&
    'facts' in error &&
    typeof error.statusCode === 'number'
  );
}

export const badRequest = (code: string, message: string) => failure(400, code, message);

export const invalidFields = (fields: FieldError[], statusCode: 400 | 422 = 400) =>
  failure(statusCode, 'request.invalid', 'La demande contient des valeurs incorrectes.', {
    facts: { fields },
  });

export const unauthenticated = () =>
  failure(401, 'auth.required', 'Veuillez vous connecter.', { headers: { 'www-authenticate': 'Bearer' } });

/** The session is known, but its account was suspended, or is no administrator's any more. */
export const withdrawn = () =>
  failure(401, 'auth.withdrawn', 'Votre accès a été retiré. Appelez-nous pour en savoir plus.');

export const badCredentials = () =>
  failure(401, 'auth.badCredentials', 'Adresse email ou mot de passe incorrect.');

export const forbidden = (
  code = 'auth.forbidden',
  message = 'Vous n’avez pas les droits nécessaires pour cette action.',
) => failure(403, code, message);

/** The right password was given: who asked for an account may know that it is being looked at. */
export const accountPending = () =>
  forbidden(
    'auth.accountPending',
    'Votre compte attend l’accord de votre fournisseur. Un email vous préviendra dès qu’il sera ouvert.',
  );

export const accountDisabled = () =>
  forbidden('auth.accountDisabled', 'Votre compte est désactivé. Veuillez contacter votre fournisseur.');

/** The same answer for what does not exist and for what belongs to another account. */
export const notFound = () => failure(404, 'notFound', 'La ressource demandée est introuvable.');

export const conflict = (code: string, message: string, facts: Record<string, unknown> = {}) =>
  failure(409, code, message, { facts });

/** Well formed, but not acceptable. The facts name what is wrong, field by field where possible. */
export const unprocessable = (code: string, message: string, facts: Record<string, unknown> = {}) =>
  failure(422, code, message, { facts });

/** The sentence: the reason (which ends with a full stop), when to try again, what else may help. */
export const tooManyAttempts = (
  retryAfterSeconds: number,
  { why = 'Trop de tentatives.', orElse = '' }: TooMany = {},
) =>
  failure(
    429,
    'throttle.tooMany',
    `${why} Réessayez ${afterSeconds(retryAfterSeconds)}${orElse && `, ou ${orElse}`}.`,
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) } },
  );

export const malformed = (headers: Record<string, string> = {}) =>
  failure(400, 'request.malformed', 'La demande est mal formée.', { headers });

/** The header 'expect' asks for something that the server does not do. */
export const unmetExpectation = () => failure(417, 'request.malformed', 'La demande est mal formée.');

export const headersTooLarge = () =>
  failure(431, 'request.headersTooLarge', 'Les en-têtes de la demande sont trop volumineux.');

/** A form that its parser gave up: 413 for too many parts, otherwise 400. */
export function brokenUpload(error: unknown): ApiFailure {
  if (isApiFailure(error)) return error;
  if (error instanceof Object && 'statusCode' in error && error.statusCode === 413)
    return failure(413, 'request.tooLarge', 'L’envoi est trop volumineux.');
  return badRequest('upload.broken', 'L’envoi est incomplet ou mal formé. Veuillez réessayer.');
}

/** The body stopped or came too slowly. The connection ends too: the rest of the body belongs to no request. */
export const slowRequest = () =>
  failure(408, 'request.tooSlow', 'L’envoi a pris trop de temps. Vérifiez votre connexion, puis réessayez.', {
    headers: { connection: 'close' },
  });

/** The database or a store cannot be reached: nothing was done, a retry may succeed. */
export const unavailable = () =>
  failure(
    503,
    'server.unavailable',
    'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.',
    { headers: { 'retry-after': '5' } },
  );

/** A disk is full: nothing was stored. The incident number leads to the log. */
export const noRoom = (incident: string) =>
  failure(
    507,
    'server.full',
    `Le service ne peut rien enregistrer pour le moment : rien n’a été pris en compte. Numéro de l’incident\u00a0: ${incident}`,
  );

export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}

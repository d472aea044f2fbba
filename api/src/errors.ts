import type { FieldError } from '@extranet/shared/contracts';

/** Recognised by its shape: two copies of this module may live in one process. */
export interface ApiFailure extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
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

export const badCredentials = () =>
  failure(401, 'auth.badCredentials', 'Adresse email ou mot de passe incorrect.');

export const forbidden = (
  code = 'auth.forbidden',
  message = 'Vous n’avez pas les droits nécessaires pour cette action.',
) => failure(403, code, message);

export const accountDisabled = () =>
  forbidden('auth.accountDisabled', 'Votre compte est désactivé. Veuillez contacter votre fournisseur.');

/** The same answer for what does not exist and for what belongs to somebody else. */
export const notFound = () => failure(404, 'notFound', 'La ressource demandée est introuvable.');

export const conflict = (code: string, message: string, facts: Record<string, unknown> = {}) =>
  failure(409, code, message, { facts });

/** Well formed, but not acceptable: names what is wrong, field by field, where it can. */
export const unprocessable = (code: string, message: string, facts: Record<string, unknown> = {}) =>
  failure(422, code, message, { facts });

export const tooManyAttempts = (retryAfterSeconds: number) =>
  failure(429, 'throttle.tooMany', 'Trop de tentatives. Veuillez réessayer dans quelques minutes.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });

/** The database or a store cannot be had: nothing was done, and trying again is worth it. */
export const unavailable = () =>
  failure(
    503,
    'server.unavailable',
    'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.',
    { headers: { 'retry-after': '5' } },
  );

/** No room on a disk: nothing was kept. The number leads to the log. */
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

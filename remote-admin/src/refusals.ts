import type { FieldError } from '@extranet/shared/contracts';
import { toFailure } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { put } from '@extranet/shared/saga';
import { adminDenied } from '@extranet/shared/session';
import type { ServerError } from '@extranet/shared/ui';

/** Why the server said no, in the shape that forms show. */
export interface Refusal extends ServerError {
  code: string;
  status: number;
}

/** Whoever is no administrator any more leaves the area at once, with all that stood on the screen. */
export function* refusalOf(error: unknown) {
  const { code, message, status, details } = toFailure(error);
  if (status === 403) yield* put(adminDenied());
  const fields = Array.isArray(details.fields) ? fieldsOf(details.fields as FieldError[]) : undefined;
  return { code, message, status, fields } satisfies Refusal;
}

const fieldsOf = (listed: FieldError[]) =>
  Object.fromEntries(listed.map(({ field, message }) => [field, message]));

/** A server that was not heard has said nothing: the screen says so in its place. */
export function useRefusal(refusal: Refusal | null): Refusal | null {
  const { t } = useTranslation('admin');
  if (!refusal || refusal.message) return refusal;
  return { ...refusal, message: t(refusal.status === 0 ? 'errors.unreachable' : 'errors.unknown') };
}

export const changedMeanwhile = (refusal: Refusal | null): boolean =>
  refusal?.status === 409 && refusal.code.endsWith('.changedMeanwhile');

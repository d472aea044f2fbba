import { type Refusal, toRefusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { put } from '@extranet/shared/saga';
import { adminDenied } from '@extranet/shared/session';

/** A 403 means that the caller is no longer an administrator: they leave the back office at once. */
export function* refusalOf(error: unknown) {
  const refusal = toRefusal(error);
  if (refusal.status === 403) yield* put(adminDenied());
  return refusal;
}

/** Adds a message to a refusal that has none, such as when the server could not be reached. */
export function useRefusal(refusal: Refusal | null): Refusal | null {
  const { t } = useTranslation('admin');
  if (!refusal || refusal.message) return refusal;
  return { ...refusal, message: t(refusal.status === 0 ? 'errors.unreachable' : 'errors.unknown') };
}

export const changedMeanwhile = (refusal: Refusal | null): boolean =>
  refusal?.status === 409 && refusal.code.endsWith('.changedMeanwhile');

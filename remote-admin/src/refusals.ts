import { type Refusal, toRefusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { put } from '@extranet/shared/saga';
import { adminDenied } from '@extranet/shared/session';

/** Whoever is no administrator any more leaves the area at once, with all that stood on the screen. */
export function* refusalOf(error: unknown) {
  const refusal = toRefusal(error);
  if (refusal.status === 403) yield* put(adminDenied());
  return refusal;
}

/** A server that was not heard has said nothing: the screen says so in its place. */
export function useRefusal(refusal: Refusal | null): Refusal | null {
  const { t } = useTranslation('admin');
  if (!refusal || refusal.message) return refusal;
  return { ...refusal, message: t(refusal.status === 0 ? 'errors.unreachable' : 'errors.unknown') };
}

export const changedMeanwhile = (refusal: Refusal | null): boolean =>
  refusal?.status === 409 && refusal.code.endsWith('.changedMeanwhile');

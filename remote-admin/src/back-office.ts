import { readBackOfficeUrl } from '@extranet/shared/session';

/** The main back office, where one is configured. The value is read from storage, which scripts can change: only an http(s) address becomes a link. */
export function backOfficeAddress(): string | null {
  const kept = readBackOfficeUrl();
  return kept && /^https?:\/\//.test(kept) ? kept : null;
}

import { toFailure } from '@extranet/shared/http';

/** Why a call was refused, as plain data. The message is French and empty when the server was not heard. */
export interface Failure {
  code: string;
  status: number;
  message: string;
  /** Field -> message, of a 422. */
  fields?: Record<string, string>;
  /** References that the server named. */
  refs?: string[];
}

/** 0: not reached, or not in time. What the server did with the request, if it had it, is not known. */
export const isUnheard = ({ status }: Failure): boolean => status === 0 || status >= 500;

export function toRefusal(error: unknown): Failure {
  const { code, status, message, details } = toFailure(error);
  const fields = readFields(details.fields);
  const { refs } = details;
  return {
    code,
    status,
    message,
    ...(fields && { fields }),
    ...(Array.isArray(refs) && { refs: refs.filter((ref) => typeof ref === 'string') }),
  };
}

function readFields(listed: unknown): Record<string, string> | undefined {
  if (!Array.isArray(listed)) return undefined;
  const entries = listed.flatMap((item: unknown) => {
    const { field, message } = (item ?? {}) as { field?: unknown; message?: unknown };
    return typeof field === 'string' && typeof message === 'string' ? [[field, message] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

import { toFailure } from '@extranet/shared/http';

/** Why a form was refused, as plain data: the server's message, or a code for which the form has a text. */
export interface FormFailure {
  code: string;
  status: number;
  message: string;
  fields?: Record<string, string>;
}

export function toFormFailure(error: unknown): FormFailure {
  const { code, status, message, details } = toFailure(error);
  const fields = readFields(details.fields);
  return { code, status, message, ...(fields && { fields }) };
}

/** A failure found by the host itself; the form has a text for its code. */
export const ownFailure = (code: string): FormFailure => ({ code, status: 0, message: '' });

function readFields(listed: unknown): Record<string, string> | undefined {
  if (!Array.isArray(listed)) return undefined;
  const entries = listed.flatMap((item: unknown) => {
    const { field, message } = (item ?? {}) as { field?: unknown; message?: unknown };
    return typeof field === 'string' && typeof message === 'string' ? [[field, message] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

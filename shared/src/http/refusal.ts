import { toFailure } from './failure.ts';

/** Why a call was refused, as plain data for the store. The message is French, and empty when the server was not heard. */
export interface Refusal {
  code: string;
  status: number;
  message: string;
  /** Field -> message, of a 422. */
  fields?: Record<string, string>;
  /** References that the server named. */
  refs?: string[];
}

/** 0: not reached, or not in time. What the server did with the request, if it had it, is not known. */
export const isUnheard = ({ status }: Pick<Refusal, 'status'>): boolean => status === 0 || status >= 500;

export function toRefusal(error: unknown): Refusal {
  const { code, status, message, details } = toFailure(error);
  const fields = listOf(details.fields).flatMap(fieldOf);
  return {
    code,
    status,
    message,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
    ...(Array.isArray(details.refs) && { refs: details.refs.filter((ref) => typeof ref === 'string') }),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function fieldOf(item: unknown): [string, string][] {
  const { field, message } = (item ?? {}) as { field?: unknown; message?: unknown };
  return typeof field === 'string' && typeof message === 'string' ? [[field, message]] : [];
}

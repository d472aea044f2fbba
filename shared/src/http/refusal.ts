import { toFailure } from './failure.ts';

/** Why a request failed, as plain data for the store. The message is French, and empty when no answer came. */
export interface Refusal {
  code: string;
  status: number;
  message: string;
  /** Messages by field, of a 422. */
  fields?: Record<string, string>;
  /** References that the server named. */
  refs?: string[];
}

/** Whether it is unknown if the server has carried the request out: no answer in time (0), or an internal error. */
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

export interface ServerMessage {
  heading: string;
  /** One line per field; `field` is absent when the server named none. */
  details: readonly { field?: string; text: string }[];
}

/** An error of the server: with `fields` where it knows them, else with a list inside the message (C5.08). */
export interface ServerError {
  code?: string | undefined;
  message: string;
  fields?: Readonly<Record<string, string>> | undefined;
}

/** Splits 'Heading [{"field":"daCity","message":"..."}]' into its heading and its lines. Never throws. */
export function readServerError(error: ServerError): ServerMessage {
  const at = error.message.search(/[[{]\s*["'{]/);
  const listed = at < 0 ? undefined : parse(error.message.slice(at));
  const heading = (listed === undefined ? error.message : error.message.slice(0, at))
    .trim()
    .replace(/[\s:]+$/, '');
  return { heading, details: error.fields ? toDetails(error.fields) : toDetails(listed) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toDetails(listed: unknown): ServerMessage['details'] {
  if (Array.isArray(listed)) return listed.flatMap(toDetail);
  if (typeof listed !== 'object' || listed === null) return [];
  return Object.entries(listed).flatMap(([field, text]) =>
    typeof text === 'string' ? [{ field, text }] : [],
  );
}

function toDetail(item: unknown): ServerMessage['details'] {
  if (typeof item === 'string') return [{ text: item }];
  if (typeof item !== 'object' || item === null) return [];
  const { field, message } = item as { field?: unknown; message?: unknown };
  if (typeof message !== 'string') return [];
  return [typeof field === 'string' ? { field, text: message } : { text: message }];
}

/** The message for one field, to show under it. */
export const fieldError = (error: ServerError | null | undefined, field: string): string | undefined =>
  error ? readServerError(error).details.find((detail) => detail.field === field)?.text : undefined;

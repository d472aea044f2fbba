const CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
];

/** True for a network error: the database or the bucket cannot be reached for now. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Object && 'code' in error && CODES.includes(String(error.code));
}

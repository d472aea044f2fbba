const CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
];

/** The network's word for it: a database or a bucket that cannot be had for now. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Object && 'code' in error && CODES.includes(String(error.code));
}

/** A reason not to start: the operator reads its one sentence, and the process ends with exit code 1. */
export interface StartError extends Error {
  readonly startError: true;
}

export function startError(sentence: string): StartError {
  return Object.assign(new Error(sentence), { startError: true as const });
}

export function isStartError(error: unknown): error is StartError {
  return error instanceof Object && 'startError' in error;
}

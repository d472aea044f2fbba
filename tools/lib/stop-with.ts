import { isStartError } from '../../api/src/base/index.ts';

/** Ends the command. Prints one sentence for an error that an operator can correct, the stack trace for a bug. */
export function stopWith(error: unknown): never {
  const failure = error as Error & { code?: string };
  const isSlip = isStartError(error) || failure.code?.startsWith('ERR_PARSE_ARGS');
  console.error(`\n${isSlip ? failure.message : (failure.stack ?? failure)}\n`);
  process.exit(1);
}

import { isStartError } from '../../api/src/base/index.ts';

/** One sentence for what an operator can mend, the whole trace for what only we can. */
export function stopWith(error: unknown): never {
  const failure = error as Error;
  console.error(`\n${isStartError(error) ? failure.message : (failure.stack ?? failure)}\n`);
  process.exit(1);
}

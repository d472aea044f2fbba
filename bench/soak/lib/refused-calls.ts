import { bearerOf, describeOperations } from './operations.ts';
import { write } from './request.ts';
import { startTarget } from './target.ts';

/**
 * The calls that are refused even with valid values: a scan of them gets no further than that refusal. Made on another
 * server than the scan's, because a call may use up what the scan needs.
 */
export async function refusedWithValidValues(only: RegExp): Promise<string[]> {
  const target = await startTarget();
  const refused: string[] = [];
  for (const operation of (await describeOperations(target)).filter(({ path }) => only.test(path))) {
    const { address, headers, body } = write(operation, new Map());
    const authorization = await bearerOf(target, operation);
    const { status } = await fetch(`${target.url}${address}`, {
      method: operation.method,
      headers: { ...headers, authorization },
      ...(body === undefined ? {} : { body }),
    });
    if (status >= 400) refused.push(`${status} ${operation.method} ${operation.path}`);
  }
  await target.stop();
  return refused;
}

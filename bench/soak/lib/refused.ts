import { bearerOf, describeOperations } from './operations.ts';
import { write } from './request.ts';
import { startTarget } from './target.ts';

/**
 * The calls whose good values are refused as they stand: what is put in their places gets no further than that rule. On
 * a server of its own, since a call may use up what the scan needs.
 */
export async function refusedAsTheyStand(only: RegExp): Promise<string[]> {
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

/**
 * For statements of one transaction that do not need each other's results: sent at once and in this order, they cost one
 * round trip. It waits for all of them even when one fails, so that none runs after the transaction's end.
 */
export async function pipelined(statements: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(statements);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

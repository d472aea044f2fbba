/**
 * Statements of one transaction that need no answer of each other: sent at once, in this order, they cost one way to
 * the database and back. It waits for all of them even when one fails, so that none comes after the transaction's end.
 */
export async function together(statements: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(statements);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

import type { MeasuredQuery } from '../db/open.ts';
import { currentScope, markFailed, nowIn } from './scope.ts';

/** Of one call or job; it says how many it had in all. */
const STATEMENTS_MAX = 100;

type Node = MeasuredQuery['node'];

/** After a statement: its kind, its table and its time. Neither its text nor its parameters leave the process. */
export function noteStatement({ statement, failed, milliseconds, node }: MeasuredQuery): void {
  const scope = currentScope();
  if (!scope?.span.isRecording()) return;
  scope.statements += 1;
  if (scope.statements > STATEMENTS_MAX) return;
  const table = tableOf(node);
  const endedAt = nowIn(scope);
  const span = scope.spans.begin(table ? `${statement} ${table}` : statement, {
    kind: 'CLIENT',
    parent: scope.span.spanContext(),
    attributes: { 'db.operation.name': statement, ...(table ? { 'db.collection.name': table } : {}) },
    startedAt: endedAt - milliseconds,
  });
  if (failed) markFailed(span, 'database');
  span.end(endedAt);
}

/** The first table that the statement names; none of a statement that was written by hand. */
function tableOf(node: Node): string | undefined {
  if (node.kind === 'SelectQueryNode') return nameOf(node.from?.froms[0]);
  if (node.kind === 'InsertQueryNode') return nameOf(node.into);
  if (node.kind === 'UpdateQueryNode') return nameOf(node.table);
  if (node.kind === 'DeleteQueryNode') return nameOf(node.from.froms[0]);
  return undefined;
}

/** Under an alias stands the table, or a query of its own, which has no name. */
function nameOf(node: unknown): string | undefined {
  const { kind, node: aliased, table } = (node ?? {}) as Partial<Named>;
  if (kind === 'AliasNode') return nameOf(aliased);
  return kind === 'TableNode' ? table?.identifier.name : undefined;
}

interface Named {
  readonly kind: string;
  readonly node: unknown;
  readonly table: { readonly identifier: { readonly name: string } };
}

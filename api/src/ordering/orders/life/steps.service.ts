import { mayStep, ORDER_STEPS, type OrderState, type OrderStep } from '@extranet/shared/rules/order';
import type { OrderItemsTable } from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { conflict, invalidFields } from '../../../base/errors.ts';
import { type Change, type ChangeRequest, changeOrder, type LockedOrder } from './change-order.service.ts';

interface Step {
  readonly step: OrderStep;
  /** Without them all lines for which the step is allowed. */
  readonly itIds?: readonly string[] | undefined;
  readonly reason: string;
}

/** One step of some lines, by the table of steps; a line for which it is not allowed stops all. */
export function takeStep(
  request: ChangeRequest,
  { step, itIds, reason }: Step,
  alongside?: (transaction: DbOrTransaction, before: LockedOrder) => Promise<void>,
): Promise<void> {
  const to = ORDER_STEPS[step];
  return changeOrder(
    request,
    async (_transaction, { items }) => stepped(items, to, request.by.kind, { itIds, reason }),
    alongside,
  );
}

export function stepped(
  items: readonly OrderItemsTable[],
  to: OrderState,
  actor: 'customer' | 'office',
  { itIds, reason }: Omit<Step, 'step'>,
): Change {
  const allowed = (item: OrderItemsTable) => item.shipped === 0 && mayStep(item.state, to, actor);
  const chosen = itIds ? linesOf(items, itIds) : items.filter(allowed);
  const refused = chosen.filter((item) => !allowed(item));
  if (chosen.length === 0 || refused.length > 0) throw notAllowed(refused, to);
  const ids = new Set(chosen.map(({ id }) => id));
  return {
    items: items.map((item) => (ids.has(item.id) ? { ...item, state: to } : item)),
    event: { kind: 'step', reason: reason.trim(), detail: to, refs: chosen.map(({ prod_ref }) => prod_ref) },
  };
}

export function linesOf(items: readonly OrderItemsTable[], itIds: readonly string[]): OrderItemsTable[] {
  const wanted = new Set(itIds);
  const found = items.filter(({ id }) => wanted.has(id));
  if (found.length === wanted.size) return found;
  throw invalidFields(
    [{ field: 'itIds', code: 'unknown', message: 'Une de ces lignes n’est pas dans la commande.' }],
    422,
  );
}

const SENTENCES: Partial<Record<OrderState, string>> = {
  annulee:
    'Ces lignes ne peuvent plus être annulées\u00a0: leur préparation a commencé ou elles sont déjà parties. Écrivez-nous par «\u00a0Demander une modification\u00a0».',
  en_preparation: 'Ces lignes ne peuvent pas être mises en préparation.',
  validee: 'Ces lignes ne peuvent pas être remises en attente.',
};

const notAllowed = (refused: readonly OrderItemsTable[], to: OrderState) =>
  conflict('order.stepNotAllowed', SENTENCES[to] ?? 'Cette étape n’est pas possible.', {
    lines: refused.map(({ id, prod_ref, state }) => ({ itId: id, itProdRef: prod_ref, itState: state })),
  });

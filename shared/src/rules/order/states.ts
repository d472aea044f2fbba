/** The life of an order and of each of its lines. The specification's orderStatus stands beside it (docs/deviations.md). */
export const ORDER_STATES = [
  'brouillon',
  'validee',
  'en_preparation',
  'expediee_en_partie',
  'expediee',
  'livree',
  'annulee',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export type OrderActor = 'customer' | 'office' | 'system';

export interface Transition {
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: readonly OrderActor[];
}

const OFFICE = ['office'] as const;

/** Which steps a line may take, and who may take them. Everything else is refused; docs/orders.md is drawn from it. */
export const LINE_TRANSITIONS: readonly Transition[] = [
  { from: 'brouillon', to: 'validee', by: ['customer'] },
  { from: 'brouillon', to: 'annulee', by: ['system'] },
  { from: 'validee', to: 'en_preparation', by: OFFICE },
  { from: 'validee', to: 'expediee_en_partie', by: OFFICE },
  { from: 'validee', to: 'expediee', by: OFFICE },
  { from: 'validee', to: 'annulee', by: ['customer', 'office'] },
  { from: 'en_preparation', to: 'validee', by: OFFICE },
  { from: 'en_preparation', to: 'expediee_en_partie', by: OFFICE },
  { from: 'en_preparation', to: 'expediee', by: OFFICE },
  { from: 'en_preparation', to: 'annulee', by: OFFICE },
  { from: 'expediee_en_partie', to: 'expediee', by: OFFICE },
  // A parcel that was entered by mistake is taken back.
  { from: 'expediee_en_partie', to: 'en_preparation', by: OFFICE },
  { from: 'expediee', to: 'expediee_en_partie', by: OFFICE },
  { from: 'expediee', to: 'en_preparation', by: OFFICE },
  { from: 'expediee', to: 'livree', by: OFFICE },
  // An arrival that was entered by mistake.
  { from: 'livree', to: 'expediee', by: OFFICE },
];

export const mayStep = (from: OrderState, to: OrderState, actor: OrderActor): boolean =>
  LINE_TRANSITIONS.some((step) => step.from === from && step.to === to && step.by.includes(actor));

/** States that nobody waits for any more. */
export const isOpenState = (state: OrderState): boolean =>
  state === 'validee' || state === 'en_preparation' || state === 'expediee_en_partie';

/**
 * An order is where its lines are. Cancelled lines do not count unless all are; as soon as something has left, the
 * order is sent in part until everything has.
 */
export function orderStateOf(lines: readonly OrderState[]): OrderState {
  const living = lines.filter((state) => state !== 'annulee');
  if (living.length === 0) return 'annulee';
  const all = (...states: OrderState[]) => living.every((state) => states.includes(state));
  if (all('livree')) return 'livree';
  if (all('expediee', 'livree')) return 'expediee';
  if (living.some((state) => ['expediee_en_partie', 'expediee', 'livree'].includes(state)))
    return 'expediee_en_partie';
  if (living.includes('en_preparation')) return 'en_preparation';
  return all('brouillon') ? 'brouillon' : 'validee';
}

export interface LineProgress {
  readonly quantity: number;
  /** Pieces that stand in a parcel. */
  readonly shipped: number;
  /** Pieces in parcels that arrived. */
  readonly delivered: number;
}

/** The state of a line by its parcels; `before` where nothing of it has left. */
export function lineStateOf({ quantity, shipped, delivered }: LineProgress, before: OrderState): OrderState {
  if (shipped === 0) return before;
  if (shipped < quantity) return 'expediee_en_partie';
  return delivered >= quantity ? 'livree' : 'expediee';
}

/** What can be asked of an order's lines by name; the parcels make the other steps. */
export const ORDER_STEPS = { preparer: 'en_preparation', remettre: 'validee', annuler: 'annulee' } as const;
export type OrderStep = keyof typeof ORDER_STEPS;

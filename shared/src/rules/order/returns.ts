import type { OrderActor } from './states.ts';

/** The life of a return, from what a customer asks for to what became of it. */
export const RETURN_STATES = ['demande', 'accepte', 'recu', 'regle', 'refuse', 'retire'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_REASONS = ['erreur', 'defaut', 'transport', 'inutile', 'autre'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What the office does with a return, and where that leads. */
export const RETURN_STEPS = {
  accepter: 'accepte',
  refuser: 'refuse',
  recevoir: 'recu',
  regler: 'regle',
} as const;
export type ReturnStep = keyof typeof RETURN_STEPS;

interface ReturnTransition {
  readonly from: ReturnState;
  readonly to: ReturnState;
  readonly by: readonly OrderActor[];
  /** The customer must be told why. */
  readonly note?: 'needed';
}

const OFFICE = ['office'] as const;

/** Which steps a return may take, and who may take them. Everything else is refused; docs/orders.md is drawn from it. */
export const RETURN_TRANSITIONS: readonly ReturnTransition[] = [
  { from: 'demande', to: 'accepte', by: OFFICE },
  { from: 'demande', to: 'refuse', by: OFFICE, note: 'needed' },
  // Nobody has worked on it yet.
  { from: 'demande', to: 'retire', by: ['customer'] },
  { from: 'accepte', to: 'recu', by: OFFICE },
  // What was announced never came.
  { from: 'accepte', to: 'refuse', by: OFFICE, note: 'needed' },
  { from: 'recu', to: 'regle', by: OFFICE },
  // What came is not what was announced.
  { from: 'recu', to: 'refuse', by: OFFICE, note: 'needed' },
];

export const returnStep = (from: ReturnState, to: ReturnState, actor: OrderActor) =>
  RETURN_TRANSITIONS.find((step) => step.from === from && step.to === to && step.by.includes(actor));

/** The steps that the office may take from here, in the order in which buttons offer them. */
export const officeStepsFrom = (from: ReturnState): ReturnStep[] =>
  (Object.keys(RETURN_STEPS) as ReturnStep[]).filter((step) =>
    returnStep(from, RETURN_STEPS[step], 'office'),
  );

/** Nothing comes back: the pieces may be asked for again. */
export const isReturnOff = (state: ReturnState): boolean => state === 'refuse' || state === 'retire';

/** The slip goes with the goods: there is one as soon as they may be sent. */
export const hasReturnSlip = (state: ReturnState): boolean => state !== 'demande' && !isReturnOff(state);

export const RETURN_PHOTOS_MAX = 6;

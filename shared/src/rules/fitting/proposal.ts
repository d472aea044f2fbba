import type { FittingPart, Way } from './part.ts';
import type { Answers, FittingRule, Question } from './rule.ts';

/** What a fitting is for: the part of a vehicle's facts that rules look at. */
export interface FittingVehicle {
  marque: string;
  modele: string;
  /** Of the first registration; 0 when unknown: then the years of the model count. */
  year: number;
  from: number;
  to: number;
  body: string;
  platform: string;
}

/** A part fits only with, or only without, some equipment. Several of one part are alternatives. */
export interface EquipmentCondition {
  prodId: string;
  with: readonly string[];
  without: readonly string[];
}

/** A rule that had a say, for 'Pourquoi ?'. */
export interface Reason {
  rule: FittingRule;
  /** The part of which it spoke. */
  prodId: string;
  /** Without this rule another part, or more of them, would have been taken; else it only confirms the choice. */
  decided: boolean;
}

/** By what one part stands before another: 'rule' when it is preferred, 'none' when both do as well. */
export type Advantage = 'orderable' | 'certain' | 'rule' | 'sooner' | 'cheaper' | 'none';

/** A part that would do as well: no rule takes it away. */
export interface PassedOver<Part> {
  part: Part;
  taken: Part;
  because: Advantage;
}

export interface Warning {
  rule: FittingRule;
  text: string;
}

/**
 * What a proposal lacks.
 * - none: the catalogue has no such part for the vehicle
 * - equipment: those it has need another equipment than was answered
 * - rule: `rules` leave none of those it has; `nearest` would be taken without them
 * - unorderable: the part that was chosen (`nearest`) cannot be ordered
 */
export interface Missing<Part> {
  of: 'Faisceau' | 'Attelage';
  code: 'none' | 'equipment' | 'rule' | 'unorderable';
  rules: readonly FittingRule[];
  nearest: Part | null;
}

/** What a question that nobody answered leaves open in one proposal: what it would hold with each answer. */
export interface OpenPoint<Part> {
  question: Question;
  alternatives: readonly {
    answer: string;
    towbar: Part | null;
    harness: Part | null;
    warnings: readonly string[];
  }[];
}

export interface KitOffer<Part> {
  part: Part;
  /** The kit is what `lines` hold, because the single parts are not all there. Otherwise it is an offer beside them. */
  taken: boolean;
  /** By how much it is cheaper than the single parts; 0 or less when it is not, or when they are not all there. */
  savesCents: number;
}

/** One way to tow the vehicle, whole. */
export interface Proposal<Part> {
  way: Way;
  towbar: Part | null;
  harness: Part | null;
  /** Towbar and harness in one. */
  kit: KitOffer<Part> | null;
  /** What may be added: a bicycle carrier, when bicycles are carried. It is in neither lines nor total. */
  completes: Part | null;
  /** What one action puts into the cart: only what can be ordered, and nothing without a towbar. */
  lines: readonly Part[];
  /** Nothing is missing, and all of it can be ordered. */
  complete: boolean;
  reasons: readonly Reason[];
  /** Those that nearly were taken instead, of each kind the next best first. */
  passedOver: readonly PassedOver<Part>[];
  warnings: readonly Warning[];
  open: readonly OpenPoint<Part>[];
  missing: readonly Missing<Part>[];
  /** Kilograms with brakes; 0 when unknown. */
  towsKg: number;
  /** Kilograms on the ball; 0 when unknown. */
  noseKg: number;
  /** Of what is in `lines`; 0 when unknown. */
  fittingMinutes: number;
  /** Stock code of the part of `lines` that comes last; '' without lines. */
  stock: string;
  totalCents: number;
}

/** A question worth asking: its answer changes a proposal. */
export interface AskedQuestion {
  question: Question;
  choices: readonly string[];
  /** Which parts of which proposals its answer changes. */
  changes: readonly ('towbar' | 'harness' | 'kit' | 'missing' | 'warnings')[];
}

export interface Fitting<Part> {
  /** Complete ones first; among those in the order of WAYS. */
  proposals: readonly Proposal<Part>[];
  questions: readonly AskedQuestion[];
}

export interface FittingQuestion<Part extends FittingPart> {
  vehicle: FittingVehicle;
  parts: readonly Part[];
  conditions: readonly EquipmentCondition[];
  answers: Answers;
  /** Answered 'Je ne sais pas': they stay open, and what only matters beside them is asked nevertheless. */
  leftOpen?: readonly Question[];
}

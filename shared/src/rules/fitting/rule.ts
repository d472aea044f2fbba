import type { FeatureName } from '../product/index.ts';
import { type Equipment, USES } from '../vehicle/index.ts';

const yesNo = ['oui', 'non'] as const;

/** The questions that a fitting may ask; each is answered from its list, or left open ('Je ne sais pas'). */
export const QUESTIONS = {
  use: USES,
  preparation: yesNo,
  parkingAid: yesNo,
  ledLights: yesNo,
  spareWheel: yesNo,
  sportBumper: yesNo,
} as const satisfies Record<'use' | Equipment, readonly string[]>;
export type Question = keyof typeof QUESTIONS;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as Question[];

/** What was answered; a question that is missing was not asked yet or left open. */
export type Answers = Partial<Record<Question, string>>;

/** What a condition may look at: the vehicle, an answer, or a field of the part that is judged. */
export const VEHICLE_FIELDS = ['marque', 'modele', 'year', 'body', 'platform'] as const;
export type VehicleField = (typeof VEHICLE_FIELDS)[number];
export const PART_FIELDS = ['prodCatalogue', 'prodType', 'prodStandard', 'prodRef'] as const;
export type PartField = (typeof PART_FIELDS)[number] | FeatureName;

export type ConditionField = `vehicle.${VehicleField}` | `answer.${Question}` | `part.${PartField}`;

/**
 * 'is' and 'isNot' compare with a list, without case and accents; 'from' and 'to' compare the first number in a value with
 * the first of `values` ('1500 kg' is 1500).
 */
export const OPERATORS = ['is', 'isNot', 'from', 'to'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Condition {
  field: ConditionField;
  operator: Operator;
  values: readonly string[];
}

/**
 * - requires: of the parts of catalogue `of`, only those for which `part` holds are taken
 * - excludes: those for which `part` holds are not taken
 * - prefers: those for which `part` holds come first; of two preferences that disagree, the earlier in the list counts
 * - warns: `text` stands before the cart, when a chosen part makes `part` true (none: always)
 */
export const OUTCOMES = ['requires', 'excludes', 'prefers', 'warns'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface FittingRule {
  ruleId: string;
  /** What a clerk calls it: 'Caravane : prise 13 broches'. */
  title: string;
  active: boolean;
  /** All of them must hold; conditions of the vehicle and of answers only. */
  when: readonly Condition[];
  outcome: Outcome;
  /** The catalogue whose parts it judges. */
  of: 'Faisceau' | 'Attelage' | 'Kit';
  /** All of them must hold for a part; conditions of the part only. */
  part: readonly Condition[];
  /** The warning in words; '' for the other outcomes. */
  text: string;
  /** Why, in words: what 'Pourquoi ?' shows. */
  why: string;
  /** Where it comes from: a maker's guide, a norm, the law. */
  source: string;
}

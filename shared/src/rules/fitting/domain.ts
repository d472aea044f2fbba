import { PINS } from '../catalogue.ts';
import { choicesOf, FEATURE_NAMES, type FeatureName } from '../product/index.ts';
import { BODIES } from '../vehicle/index.ts';
import {
  type ConditionField,
  PART_FIELDS,
  QUESTION_NAMES,
  QUESTIONS,
  type Question,
  VEHICLE_FIELDS,
} from './rule.ts';

const FIELDS: ReadonlySet<string> = new Set([
  ...VEHICLE_FIELDS.map((name) => `vehicle.${name}`),
  ...QUESTION_NAMES.map((name) => `answer.${name}`),
  ...PART_FIELDS.map((name) => `part.${name}`),
  ...FEATURE_NAMES.map((name) => `part.${name}`),
]);

export const isConditionField = (field: string): field is ConditionField => FIELDS.has(field);

/** All values that a field can have, when they are known: forms offer them, and rules are compared over them. */
export function valuesOfField(field: string): readonly string[] | undefined {
  const [subject, name = ''] = field.split('.');
  if (subject === 'answer') return QUESTIONS[name as Question];
  if (field === 'vehicle.body') return BODIES;
  if (field === 'part.prodType') return PINS;
  if (field === 'part.prodStandard') return ['oui', 'non'];
  if (subject !== 'part' || !FEATURE_NAMES.includes(name as FeatureName)) return undefined;
  const known = choicesOf(name as FeatureName).filter(Boolean);
  return known.length > 0 ? known : undefined;
}

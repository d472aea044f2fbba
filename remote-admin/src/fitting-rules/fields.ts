import type { RuleOfFitting } from '@extranet/shared/contracts';
import {
  type Condition,
  type ConditionField,
  type Operator,
  QUESTION_NAMES,
  unitOf,
  VEHICLE_FIELDS,
  valuesOfField,
} from '@extranet/shared/rules/fitting';
import { featuresOf } from '@extranet/shared/rules/product';
import type { KnownVehicles } from '../useVehicleModels.ts';

/** What a rule may ask of the vehicle and of the answers. */
export const WHEN_FIELDS: readonly ConditionField[] = [
  ...VEHICLE_FIELDS.map((name) => `vehicle.${name}` as const),
  ...QUESTION_NAMES.map((name) => `answer.${name}` as const),
];

/** What a rule may ask of the parts that it judges. Of a kit, its title says which towbar and harness are in it. */
const PART_FIELDS_OF: Record<RuleOfFitting['of'], readonly ConditionField[]> = {
  Faisceau: ['part.prodType', 'part.prodStandard', ...features('Faisceau'), 'part.prodRef'],
  Attelage: [...features('Attelage'), 'part.prodRef'],
  Kit: ['part.prodType', 'part.prodTypeAttelage', 'part.prodRef'],
};

function features(of: RuleOfFitting['of']): ConditionField[] {
  return featuresOf(of).map((name) => `part.${name}` as const);
}

export const partFields = (of: RuleOfFitting['of']) => PART_FIELDS_OF[of];

export const isMeasure = (field: ConditionField): boolean => unitOf(field) !== undefined;

/** More and less can be asked of numbers only. */
export const operatorsOf = (field: ConditionField): readonly Operator[] =>
  isMeasure(field) ? ['from', 'to', 'is', 'isNot'] : ['is', 'isNot'];

/** Another field has other values: none of the earlier ones is kept. */
export const conditionOn = (field: ConditionField): Condition => ({
  field,
  operator: operatorsOf(field)[0] ?? 'is',
  values: [],
});

/** The values to choose from; undefined where any text may be. */
export function choicesFor(
  field: ConditionField,
  siblings: readonly Condition[],
  vehicles: KnownVehicles,
): readonly string[] | undefined {
  if (field === 'vehicle.marque') return orTyped(vehicles.makes);
  if (field === 'vehicle.platform') return orTyped(vehicles.platforms);
  if (field === 'vehicle.modele') {
    const makes = siblings.filter((one) => one.field === 'vehicle.marque' && one.operator === 'is');
    return orTyped(vehicles.modelsOf(makes.flatMap(({ values }) => values)));
  }
  return valuesOfField(field);
}

const orTyped = (values: readonly string[]) => (values.length > 0 ? values : undefined);

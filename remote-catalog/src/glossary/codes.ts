import { PINS } from '@extranet/shared/rules';
import { choicesOf, FEATURE_NAMES, type FeatureName } from '@extranet/shared/rules/product';

const isFeature = (field: string): field is FeatureName => FEATURE_NAMES.includes(field as FeatureName);

/** The values of a field that are more than yes or no. 'A/C' is left out: A and C stand there. */
export function codesOf(field: string): readonly string[] {
  if (field === 'prodType') return PINS;
  const choices = isFeature(field) ? choicesOf(field) : [];
  const whole = choices.filter((value) => value !== '' && value !== 'Oui' && value !== 'Non');
  return field === 'prodMontage' ? whole.filter((value) => !value.includes('/')) : whole;
}

import type { RuleOfFitting } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';
import { type Condition, type ConditionField, unitOf, valuesOfField } from '@extranet/shared/rules/fitting';

export type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

/** 'Si usage = caravane, alors le faisceau doit avoir 13 broches.' */
export function ruleWords(t: Translate, rule: RuleOfFitting): string {
  const { when, part, outcome, of, text } = rule;
  const what = part.length === 0 ? t('rules.words.anything') : joined(t, part);
  const parts = { what, text: text.trim().replace(/\.$/, '') || t('rules.words.noText') };
  const then =
    outcome === 'warns'
      ? t(part.length === 0 ? `rules.words.warns.always` : `rules.words.warns.${of}`, parts)
      : t(`rules.words.${outcome}.${of}`, parts);
  const sentence =
    when.length === 0
      ? t('rules.words.always', { then })
      : t('rules.words.if', { when: joined(t, when), then });
  return sentence.replace(/…\.$/, '…');
}

const both = new Intl.ListFormat('fr', { type: 'conjunction' });
const either = new Intl.ListFormat('fr', { type: 'disjunction' });

const joined = (t: Translate, conditions: readonly Condition[]) =>
  both.format(conditions.map((condition) => conditionWords(t, condition)));

function conditionWords(t: Translate, { field, operator, values }: Condition): string {
  const names = values.map((value) => {
    const name = valueName(t, field, value);
    // Makes, models and codes are written as they are.
    return name === value && !YES_NO.has(name) ? name : inside(name);
  });
  const named = names.length === 0 ? t('rules.words.noValue') : either.format(names);
  if (field === 'part.prodType' && names.length > 0)
    return t(`rules.words.pins.${operator}`, { values: named });
  if (field.startsWith('part.')) return partWords(t, { field, operator, values }, names);
  return t(`rules.words.${operator}`, { field: inside(fieldName(t, field)), values: named });
}

/** What a part has, after 'doit avoir', 'ne doit pas avoir', 'a de préférence' and 'si le faisceau a'. */
function partWords(t: Translate, { field, operator, values }: Condition, names: readonly string[]): string {
  const noun = t(`rules.noun.${field.split('.')[1]}`, { defaultValue: `« ${fieldName(t, field)} »` });
  if (values.length === 0) return `${noun} ${t('rules.words.noValue')}`;
  const unit = unitOf(field);
  const [value = ''] = values;
  if (operator === 'from' || operator === 'to') {
    const measure = unit && !/\p{L}/u.test(value) ? `${value}\u00a0${unit}` : value;
    return t(`rules.words.has.${operator}`, { noun, values: measure });
  }
  if (operator === 'is' && value === 'Oui' && values.length === 1 && isYesNo(field)) return noun;
  return t(`rules.words.has.${operator}`, {
    noun,
    values: either.format(names.map((name) => `«\u00a0${name}\u00a0»`)),
  });
}

const isYesNo = (field: ConditionField) => valuesOfField(field)?.every((value) => YES_NO.has(value)) ?? false;

const YES_NO: ReadonlySet<string> = new Set(['Oui', 'Non']);

/** The label of a field as the product's form has it, or the vehicle's or the question's. */
export function fieldName(t: Translate, field: ConditionField): string {
  const [subject, name = ''] = field.split('.');
  return subject === 'part'
    ? t(`product.${name}`, { defaultValue: name })
    : t(`rules.field.${subject}.${name}`, { defaultValue: name });
}

export function valueName(t: Translate, field: ConditionField, value: string): string {
  return t(`rules.value.${field.replace('.', '_')}.${value}`, {
    defaultValue: field.startsWith('answer.')
      ? t(`rules.value.answer.${value}`, { defaultValue: value })
      : value,
  });
}

/** 'Usage : caravane, Feux à LED : oui' */
export const answersWords = (t: Translate, answers: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(answers)
    .map(([question, answer]) => {
      const field = `answer.${question}` as ConditionField;
      return `${fieldName(t, field)}\u00a0: ${valueName(t, field, String(answer)).toLowerCase()}`;
    })
    .join(', ');

/** A label within a sentence; an abbreviation keeps its capitals. */
const inside = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

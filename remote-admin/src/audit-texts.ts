import type { AuditAction, AuditChange } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';

export type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

const SECRET = '***';
const DECIMAL = /^-?\d+\.\d+$/;
const FLAGS = ['userOrderEnabled', 'prodFeatured', 'prodNewsletters'];

type KeyOf<Name extends string> = Name extends `${infer Of}.${infer Does}` ? `${Of}_${Does}` : Name;

/** A dot separates the levels of a text key, so an action's own dot is replaced. */
const keyOf = <Name extends AuditAction>(action: Name) => action.replace('.', '_') as KeyOf<Name>;

export const actionName = (t: Translate, action: AuditAction): string => t(`audit.does.${keyOf(action)}`);

/** The label of a field in its form; a field without one, such as a reference, shows its own name. */
export function fieldName(t: Translate, field: string): string {
  const own = t(`audit.fieldName.${field}`, { defaultValue: '' });
  return (
    own || t(`customer.${field}`, { defaultValue: '' }) || t(`product.${field}`, { defaultValue: field })
  );
}

export function valueIn(t: Translate, { field, after }: AuditChange, value: string | null): string {
  if (after === SECRET) return t(value === SECRET ? 'audit.secret' : 'audit.secretBefore');
  if (value === null) return t('audit.nothing');
  if (FLAGS.includes(field)) return t(value === '1' ? 'audit.yes' : 'audit.no');
  if (field === 'userStatus') return t(`customer.status.${value}`, { defaultValue: value });
  if (field === 'userFaqRole') return t(`customer.faqRole.${value}`, { defaultValue: value });
  if (field === 'prodCodeStock') return t(`product.stock.${value}`, { defaultValue: value });
  return DECIMAL.test(value) ? value.replace('.', ',') : withoutTags(value);
}

/** Shows the text of a memo without its mark-up. */
const withoutTags = (value: string): string => value.replace(/<\/?[a-z]+[^>]*>/gi, ' ').trim();

/** The fields of a change in one line of the table. */
export const changedFields = (t: Translate, changes: readonly AuditChange[]): string =>
  changes.map(({ field }) => fieldName(t, field)).join(', ');

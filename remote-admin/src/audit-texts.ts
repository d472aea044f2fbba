import type { AuditAction, AuditChange, AuditLine } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import type { useTranslation } from '@extranet/shared/i18n';

export type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

const SECRET = '***';
const DECIMAL = /^-?\d+\.\d+$/;
const FLAGS = ['userOrderEnabled', 'prodFeatured', 'prodNewsletters'];

type KeyOf<Name extends string> = Name extends `${infer Of}.${infer Does}` ? `${Of}_${Does}` : Name;

/** A dot separates the levels of a text key, so an action's own dot is replaced. */
const keyOf = <Name extends AuditAction>(action: Name) => action.replace('.', '_') as KeyOf<Name>;

export const actionName = (t: Translate, action: AuditAction): string => t(`audit.does.${keyOf(action)}`);

const FILE = /^(?:\w+\.)?(csv|xlsx|pdf)$/;
const VIEW = /^(.+) \((customers|orders|products)\)$/;

/** What it was done to: files by their kind, views of lists with the list's name, else as the trail names it. */
export function objectName(
  t: Translate,
  { auAction, auObject }: Pick<AuditLine, 'auAction' | 'auObject'>,
): string {
  if (auAction === 'promise.save') return t('orders.calendar');
  const [, format] = FILE.exec(auObject) ?? [];
  if (format && /export/i.test(auAction)) return t(`audit.format.${format as 'csv' | 'xlsx' | 'pdf'}`);
  const [, view, list] = VIEW.exec(auObject) ?? [];
  if (view && auAction.startsWith('listView.'))
    return `${view} (${t(`nav.${list as 'customers' | 'orders' | 'products'}`)})`;
  return auObject;
}

/** The label of a field in its form; a field without one, such as a reference, shows its own name. */
export function fieldName(t: Translate, field: string): string {
  const own = t(`audit.fieldName.${field}`, { defaultValue: '' });
  return (
    own || t(`customer.${field}`, { defaultValue: '' }) || t(`product.${field}`, { defaultValue: field })
  );
}

export function valueIn(
  t: Translate,
  { field, after }: Pick<AuditChange, 'field' | 'after'>,
  value: string | null,
): string {
  if (after === SECRET) return t(value === SECRET ? 'audit.secret' : 'audit.secretBefore');
  if (value === null) return t('audit.nothing');
  if (FLAGS.includes(field)) return t(value === '1' ? 'audit.yes' : 'audit.no');
  if (field === 'userStatus') return t(`customer.status.${value}`, { defaultValue: value });
  if (field === 'userFaqRole') return t(`customer.faqRole.${value}`, { defaultValue: value });
  if (field === 'prodCodeStock') return t(`product.stock.${value}`, { defaultValue: value });
  if (field === 'orderState') return t(`orders.state.${value}`, { defaultValue: value });
  if (field === 'returnState' || field === 'postStatus')
    return t(`audit.${field}.${value}`, { defaultValue: value });
  if (field in CALENDAR) return calendarValue(t, field as keyof typeof CALENDAR, value);
  return DECIMAL.test(value) ? value.replace('.', ',') : withoutTags(value);
}

const WEEKDAY = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' });
/** The first of January 2024 was a Monday, the first day of the calendar's week. */
const dayName = (day: unknown): string => WEEKDAY.format(Date.UTC(2024, 0, Number(day)));

/** The delivery calendar is kept in the trail as JSON. */
const CALENDAR = {
  cutOff: (_t: Translate, value: unknown) => String(value),
  carrier: (_t: Translate, value: unknown) => String(value),
  workDays: (_t: Translate, value: unknown) => listOf(value).map(dayName).join(', '),
  closedDays: (_t: Translate, value: unknown) =>
    listOf(value)
      .map((day) => date(String(day)))
      .join(', '),
  preparation: (t: Translate, value: unknown) =>
    pairsOf(value, (code) => t(`product.stock.${code}`, { defaultValue: code })),
  carrierByDepartment: (_t: Translate, value: unknown) => pairsOf(value, (code) => code),
} as const;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const pairsOf = (value: unknown, name: (code: string) => string): string =>
  Object.entries(value ?? {})
    .map(([code, days]) => `${name(code)}\u00a0: ${days}`)
    .join(', ');

function calendarValue(t: Translate, field: keyof typeof CALENDAR, value: string): string {
  try {
    return CALENDAR[field](t, JSON.parse(value)) || t('audit.nothing');
  } catch {
    // A long list is cut in the trail, and is no JSON any more.
    return value;
  }
}

/** Shows the text of a memo without its mark-up. */
const withoutTags = (value: string): string => value.replace(/<\/?[a-z]+[^>]*>/gi, ' ').trim();

/** The fields of a change in one line of the table. */
export const changedFields = (t: Translate, changes: readonly AuditChange[]): string =>
  changes.map(({ field }) => fieldName(t, field)).join(', ');

import type { useTranslation } from '@extranet/shared/i18n';

type Translate = ReturnType<typeof useTranslation>['t'];

const KNOWN = [
  'mail',
  'push',
  'stockAlerts',
  'backup',
  'housekeeping',
  'canary.steps',
  'sales.close',
  'import.planned',
] as const;

/** A kind in words; one that only another release knows, by its name. */
export function kindWords(t: Translate, kind: string): string {
  const known = KNOWN.find((name) => name === kind);
  return known ? t(`jobs.kind.${known}`) : kind;
}

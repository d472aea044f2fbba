import type { Application } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';
import { OPEN_YEAR } from '@extranet/shared/rules';

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

/** 'Peugeot 308 II, 2013 à 2021, avec préparation d'origine, sauf version GT'. */
export const applicationWords = (t: Translate, application: Application): string =>
  [`${application.marque} ${application.modele}`.trim(), detailsOf(t, application)]
    .filter(Boolean)
    .join(', ');

/** All but make and model. */
export function detailsOf(t: Translate, { from, to, note, ...application }: Application): string {
  const equipment = (['with', 'without'] as const).flatMap((need) =>
    application[need].map((name) =>
      t(`applications.${need}`, { name: inside(t(`applications.equipment.${name}`)) }),
    ),
  );
  return [yearsOf(t, from, to), ...equipment, note].filter(Boolean).join(', ');
}

function yearsOf(t: Translate, from: number, to: number): string {
  if (from === 0 && to === OPEN_YEAR) return t('applications.allYears');
  if (to === OPEN_YEAR) return t('applications.since', { from });
  return from === 0 ? t('applications.until', { to }) : t('applications.years', { from, to });
}

const inside = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

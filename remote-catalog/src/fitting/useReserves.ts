import type { Product } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import type { Equipment } from '@extranet/shared/rules/vehicle';
import vehicleTexts from '../locales/vehicle.fr.json';
import { useDrawnAnswers } from './drawn-answers.ts';
import { useFitting } from './fitting.slice.ts';

registerTexts('catalog', vehicleTexts);

/** On what a part's fit still depends, in words: 'Convient, sauf avec un pare-chocs sport'. An answer settles it. */
export function useReserves(): (part: Product) => readonly string[] {
  const { t } = useTranslation('catalog');
  const conditions = useFitting(({ material }) => material?.conditions);
  const answers = useDrawnAnswers();
  const open = (names: readonly string[]) =>
    (names as readonly Equipment[]).filter((name) => answers[name] === undefined);
  return ({ prodId }) => {
    const own = conditions?.find((one) => one.prodId === prodId);
    const words = (key: 'with' | 'without') => (name: Equipment) =>
      t(`vehicle.fit.${key}`, { equipment: t(`vehicle.equipment.${name}`) });
    return own ? [...open(own.with).map(words('with')), ...open(own.without).map(words('without'))] : [];
  };
}

import type { FitReason } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { fitWords } from '@extranet/shared/rules/vehicle';

/** Why a part fits a vehicle or does not: 'jusqu'à 2013'. */
export function useFitWords(): (reason: FitReason) => string {
  const { t } = useTranslation('cart-orders');
  return (reason) => {
    const { key, values } = fitWords(reason);
    const equipment = values.equipment ? t(`vehicle.equipment.${values.equipment}`) : '';
    return t(`vehicle.fit.${key}`, { ...values, equipment });
  };
}

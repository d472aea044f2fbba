import type { CartItem } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { vehicleName } from '@extranet/shared/rules';
import { missingWith } from '@extranet/shared/rules/fitting';
import { Alert, ButtonLink } from '@extranet/shared/ui';
import { isUnfit } from './fit.ts';
import texts from './locales/vehicle.fr.json';
import { useFitWords } from './useFitWords.ts';

registerTexts('cart-orders', texts);

/** Before the order: lines that do not fit their vehicle, and what a vehicle still lacks. Both may be ordered all the same. */
export default function VehicleNotices({ lines }: { lines: readonly CartItem[] }) {
  const { t } = useTranslation('cart-orders');
  const words = useFitWords();
  const unfit = lines.filter(isUnfit);
  const missing = missingWith(
    lines.map(({ itProdId, itProdCatalogue, itQuantity, itVehicle, product }) => ({
      prodId: itProdId ?? '',
      prodCatalogue: itProdCatalogue,
      prodTitre: product?.prodTitre ?? '',
      vehicle: itVehicle?.key ?? '',
      quantity: itQuantity,
    })),
  );
  const named = (key: string) => {
    const vehicle = lines.find(({ itVehicle }) => itVehicle?.key === key)?.itVehicle;
    return vehicle ? vehicleName(vehicle) : '';
  };
  return (
    <>
      {unfit.length > 0 && (
        <Alert tone="warning" title={t('vehicle.unfitTitle', { count: unfit.length })}>
          <ul>
            {unfit.map(({ itId, itProdRef, itVehicle, itFit }) => (
              <li key={itId}>
                {t('vehicle.unfitLine', {
                  reference: itProdRef,
                  vehicle: itVehicle ? vehicleName(itVehicle) : '',
                  reason: itFit ? words(itFit) : '',
                })}
              </li>
            ))}
          </ul>
          {t('vehicle.unfitHint', { count: unfit.length })}
        </Alert>
      )}
      {missing.map(({ vehicle, code, count, held }) => (
        <Alert
          key={vehicle + code}
          tone="info"
          title={
            held > 0
              ? t('vehicle.missing.fewerHarnesses', {
                  towbars: t('vehicle.towbars', { count: held + count }),
                  harnesses: t('vehicle.harnesses', { count: held }),
                  vehicle: named(vehicle),
                })
              : t(`vehicle.missing.${code}`, { vehicle: named(vehicle) })
          }
          action={
            <ButtonLink to={`/montage?${VEHICLE_PARAM}=${vehicle}`}>{t('vehicle.complete')}</ButtonLink>
          }
        >
          {t('vehicle.missingHint')}
        </Alert>
      ))}
    </>
  );
}

import { useTranslation } from '@extranet/shared/i18n';
import { isFit } from '@extranet/shared/rules/vehicle';
import { useAppDispatch } from '@extranet/shared/store';
import { Badge } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { productJudgementAsked, useFits } from '../fits.slice.ts';
import { useFitWords } from '../useFitWords.ts';
import { addVehiclePart } from './vehicle.part.ts';

addVehiclePart();

interface Props {
  /** The chosen vehicle. */
  vehicle: string;
  prodId: string;
  /** All of the list: the first of them asks for every one, in one call. */
  list: readonly string[];
}

/** Beside a product of a list that was not made for the vehicle: whether it fits, or why not (B1.05). Nothing where nobody knows. */
export default function RelatedFit({ vehicle, prodId, list }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const words = useFitWords();
  const asks = list[0] === prodId;
  const ids = list.join(' ');
  useEffect(() => {
    if (asks) dispatch(productJudgementAsked({ key: vehicle, prodIds: ids.split(' ') }));
  }, [dispatch, asks, vehicle, ids]);
  const reason = useFits(({ judged }) =>
    judged.key === vehicle
      ? [...judged.fits, ...judged.leftOut].find((fit) => fit.prodId === prodId)?.reason
      : undefined,
  );
  if (!reason || reason.code === 'unknown') return null;
  return isFit(reason) ? (
    <Badge tone="stock">{t('vehicle.related.fits')}</Badge>
  ) : (
    <Badge tone="error">{t('vehicle.related.not', { reason: words(reason) })}</Badge>
  );
}

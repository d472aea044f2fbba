import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { isFit } from '@extranet/shared/rules/vehicle';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Button, Icon } from '@extranet/shared/ui';
import { Car, CircleCheck, CircleSlash, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { productJudgementAsked, useFits } from '../fits.slice.ts';
import { useFitWords } from '../useFitWords.ts';
import { useVehicle } from '../useVehicle.ts';
import { useLeaveVehicle } from './useLeaveVehicle.ts';
import { addVehiclePart } from './vehicle.part.ts';

addVehiclePart();

interface Props {
  product: ProductRow;
  /** Beside a harness that fits: the one that the answers about the vehicle call for. */
  instead: ReactNode;
}

/** Whether the open product fits the chosen vehicle, or why not (B1.05). */
export default function VehicleFit({ product, instead }: Props) {
  const { prodId, prodCatalogue } = product;
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const words = useFitWords();
  const leave = useLeaveVehicle();
  const chosen = useVehicle((vehicle) => vehicle.chosen);
  const key = chosen?.key;
  const reason = useFits(({ judged }) =>
    judged.key === key
      ? [...judged.fits, ...judged.leftOut].find((fit) => fit.prodId === prodId)?.reason
      : undefined,
  );
  useEffect(() => {
    if (key && prodId) dispatch(productJudgementAsked({ key, prodIds: [prodId] }));
  }, [dispatch, key, prodId]);
  if (!chosen) return null;
  const fits = reason && isFit(reason);
  const says = () => {
    if (!reason) return '';
    if (reason.code === 'fits') return t('vehicle.product.fits');
    if (reason.code === 'unknown') return t('vehicle.product.unknown');
    const { code, equipment } = reason;
    if ((code === 'with' || code === 'without') && equipment)
      return t(`vehicle.product.${code}`, { equipment: t(`vehicle.equipment.${equipment}`) });
    return `${t('vehicle.product.not')}\u00a0: ${words(reason)}`;
  };
  return (
    <Line data-fits={reason ? fits : undefined}>
      <Icon of={!reason ? Car : fits ? CircleCheck : CircleSlash} />
      <span role="status">
        {/* Before what the product is for, which reads like a second name of the same vehicle. */}
        <span>{vehicleName(chosen)}</span> <strong>{says()}</strong>
        {reason?.note && <small>{reason.note}</small>}
        {fits && prodCatalogue === 'Faisceau' && <Suspense>{instead}</Suspense>}
      </span>
      <Button variant="quiet" icon={X} onClick={leave}>
        {t('vehicle.leave')}
      </Button>
    </Line>
  );
}

/** Its button never breaks: where there is no room for it, it stands below. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('s')};
  min-block-size: 3rem;
  padding-inline-start: ${space('m')};
  border: 1px solid ${color('line')};
  border-inline-start: 4px solid ${color('edge')};
  border-radius: ${radius()};
  font: ${font('s')};
  & > svg { flex: none; }
  & > span { flex: 1 1 12rem; min-inline-size: 0; padding-block: ${space('xs')}; }
  & > button { flex: none; white-space: nowrap; }
  & > span > span { color: ${color('soft')}; }
  & small { display: block; color: ${color('soft')}; font: ${font('xs')}; }
  &[data-fits='true'] { border-inline-start-color: ${color('stock')}; & > svg { color: ${color('stock')}; } }
  &[data-fits='false'] { border-inline-start-color: ${color('accent')}; background: ${color('accentGround')}; }
`;

import type { FitReason, OrderItem } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { fitWords, isFit } from '@extranet/shared/rules/vehicle';
import { color, font, space } from '@extranet/shared/theme';
import { Icon } from '@extranet/shared/ui';
import { Car, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

/** The vehicle for which a line was ordered, and whether it fits it: what does not is asked about before it leaves. */
export function LineVehicle({ item: { itVehicle, itFit } }: { item: OrderItem }) {
  const { t } = useTranslation('admin');
  if (!itVehicle) return null;
  const wordsOf = (reason: FitReason) => {
    const { key, values } = fitWords(reason);
    const equipment = values.equipment ? t(`orderWork.vehicle.equipment.${values.equipment}`) : '';
    return t(`orderWork.vehicle.fit.${key}`, { ...values, equipment });
  };
  // Of what nobody knows it is not said that it does not fit.
  const known = itFit && itFit.code !== 'unknown' ? itFit : null;
  const unfit = known !== null && !isFit(known);
  const words = known && wordsOf(known);
  return (
    <Line data-unfit={unfit || undefined}>
      <Icon of={unfit ? TriangleAlert : Car} size={16} />
      <span>
        {vehicleName(itVehicle)}
        {words && ` · ${unfit ? t('orderWork.vehicle.unfit', { reason: words }) : words}`}
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  inline-size: fit-content;
  color: ${color('soft')};
  font: ${font('xs')};
  & > svg { flex: none; }
  &[data-unfit] { padding-inline: ${space('xs')}; background: ${color('accentGround')}; color: ${color('ink')}; }
`;

import type { FitReason, Vehicle } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { color, font, space } from '@extranet/shared/theme';
import { Icon } from '@extranet/shared/ui';
import { Car, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { isUnfit } from './fit.ts';
import texts from './locales/vehicle.fr.json';
import { useFitWords } from './useFitWords.ts';

registerTexts('cart-orders', texts);

interface Props {
  line: { itVehicle?: Vehicle | null; itFit?: FitReason | null };
}

/** The vehicle for which a line was added, and whether it fits it (B1.05). */
export default function LineVehicle({ line: { itVehicle, itFit } }: Props) {
  const { t } = useTranslation('cart-orders');
  const words = useFitWords();
  if (!itVehicle) return null;
  const unfit = isUnfit({ itFit: itFit ?? null });
  const fit = !itFit || itFit.code === 'unknown' ? '' : words(itFit);
  return (
    <Line data-unfit={unfit || undefined}>
      <Icon of={unfit ? TriangleAlert : Car} size={16} />
      <span>
        {vehicleName(itVehicle)}
        {fit && ` · ${unfit ? t('vehicle.unfit', { reason: fit }) : fit}`}
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space('xs')};
  color: ${color('soft')};
  font: ${font('xs')};
  & > svg { flex: none; align-self: center; }
  &[data-unfit] { padding-inline: ${space('xs')}; background: ${color('accentGround')}; color: ${color('ink')}; }
`;

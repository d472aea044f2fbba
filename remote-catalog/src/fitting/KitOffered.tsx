import { money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Button } from '@extranet/shared/ui';
import styled from 'styled-components';
import { pinsOf } from './kit-instead.ts';
import { Part } from './Part.tsx';
import type { Shown } from './useKits.ts';

/** The kit beside the single parts, or in their place: what it costs more or less, and the click that changes it. */
export function KitOffered({ proposal }: { proposal: Shown }) {
  const { t } = useTranslation('catalog');
  const { kit, harness, otherwise } = proposal;
  if (!kit) return null;
  const pins = pinsOf(kit.part);
  return (
    <>
      <Part part={kit.part} quiet={!kit.taken} />
      {!kit.taken && kit.savesCents !== 0 && (
        <span>
          {t(kit.savesCents > 0 ? 'fitting.kitLess' : 'fitting.kitMore', {
            amount: money(Math.abs(kit.savesCents) / 100),
          })}
        </span>
      )}
      {!kit.taken && pins !== harness?.prodType && <span>{t('row.pins', { pins })}</span>}
      {otherwise && <Turn onClick={otherwise}>{t(kit.taken ? 'fitting.takeParts' : 'fitting.takeKit')}</Turn>}
    </>
  );
}

const Turn = styled(Button)`
  justify-self: start;
`;

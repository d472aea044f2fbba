import { useTranslation } from '@extranet/shared/i18n';
import { media, space } from '@extranet/shared/theme';
import { memo } from 'react';
import styled from 'styled-components';
import { Chip } from '../Chip.ts';
import { FITS, isChosen, type TraitCounts, type TraitId, toggled } from './traits.ts';
import { useCountedAmong } from './useCountedAmong.ts';

interface Props {
  traits: string;
  onTraits: (traits: string) => void;
  /** How many rows each trait would leave; those that none has are absent. */
  counts: TraitCounts;
  /** There are more rows than these first ones, which alone were counted. */
  among?: number | undefined;
  /** But all that fit the vehicle were. */
  allFit?: boolean;
}

/** Narrows the rows with one click each (W1.06). On a phone one line. */
export const TraitChips = memo(function Chips({ traits, onTraits, counts, among, allFit = false }: Props) {
  const { t } = useTranslation('catalog');
  const countedAmong = useCountedAmong();
  // Objects list keys such as '7' in the order of numbers, which is the order of the chips.
  const known = Object.entries(counts) as [TraitId, number][];
  if (known.length === 0) return null;
  return (
    <Line role="group" aria-label={t('trait.group')}>
      {known.map(([id, count]) => (
        <Chip
          key={id}
          type="button"
          aria-pressed={isChosen(traits, id)}
          onClick={() => onTraits(toggled(traits, id))}
        >
          <span>{t(`trait.${id}`)}</span>
          <small>{countedAmong(count, allFit && id === FITS ? undefined : among)}</small>
        </Chip>
      ))}
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
  ${media.phone} { flex-wrap: nowrap; }
  ${media.print} { display: none; }
`;

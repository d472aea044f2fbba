import { useTranslation } from '@extranet/shared/i18n';
import { media, space } from '@extranet/shared/theme';
import { memo } from 'react';
import styled from 'styled-components';
import { Chip } from '../Chip.ts';
import { counted } from '../counted.ts';
import { FITS, isChosen, type TraitCounts, type TraitId, toggled } from './traits.ts';

interface Props {
  traits: string;
  onTraits: (traits: string) => void;
  /** How many rows each trait would leave; those that none has are absent. */
  counts: TraitCounts;
  /** There are more rows than were counted: each may have more. */
  atLeast?: boolean;
  /** But all that fit the vehicle were. */
  allFit?: boolean;
}

/** Narrows the rows with one click each (W1.06). On a phone one line. */
export const TraitChips = memo(function Chips({
  traits,
  onTraits,
  counts,
  atLeast = false,
  allFit = false,
}: Props) {
  const { t } = useTranslation('catalog');
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
          <small>{counted({ count, more: atLeast && !(allFit && id === FITS) })}</small>
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

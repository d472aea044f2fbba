import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media } from '@extranet/shared/theme';
import { Scale } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { Chip } from '../Chip.ts';

/** Beside the chips that narrow the list: begins and ends choosing products to compare, and says where one chooses. */
export const CompareChip = memo(function Begin({ on, onTurn }: { on: boolean; onTurn: () => void }) {
  const { t } = useTranslation('catalog');
  return (
    <Place>
      <Chip type="button" aria-pressed={on} onClick={onTurn}>
        <Scale size={16} aria-hidden />
        <span>{t('comparison.begin')}</span>
      </Chip>
      {on && <span>{t('comparison.tick')}</span>}
    </Place>
  );
});

const Place = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  max-inline-size: 100%;
  & > span { color: ${color('ink')}; font: ${font('xs', 'strong')}; }
  /* First in a line that scrolls; what to do now stands in the bar below. */
  ${media.phone} { order: -1; & > span { display: none; } }
  ${media.print} { display: none; }
`;

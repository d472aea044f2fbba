import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { Button, Reference } from '@extranet/shared/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { Chip } from '../Chip.ts';
import compareTexts from '../locales/compare.fr.json';
import featureTexts from '../locales/feature.fr.json';
import { CompareDialog } from './CompareDialog.tsx';
import { addComparePart } from './compare.part.ts';
import { useComparedAddress } from './useComparedAddress.ts';
import { type Comparison, FEWEST, MOST } from './useComparison.ts';

for (const texts of [compareTexts, featureTexts]) registerTexts('catalog', texts);
addComparePart();

/** What was chosen so far, and the way to see it side by side. It stays in view below the list. */
export default function CompareBar({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('catalog');
  const { on, rows, refused, remove, turn } = comparison;
  const dialog = useComparedAddress(comparison);
  const enough = rows.length >= FEWEST;
  const handleRemove = (prodId: string) => {
    remove(prodId);
    dialog.remove(prodId);
  };
  return (
    <>
      {on && (
        <Bar aria-label={t('comparison.title')}>
          <p role="status">
            {refused
              ? t(`comparison.refused.${refused}`, { most: MOST })
              : enough
                ? t('comparison.chosen', { count: rows.length, most: MOST })
                : t(rows.length === 0 ? 'comparison.none' : 'comparison.one')}
          </p>
          <Chosen>
            {rows.map(({ prodId, prodRef }) => (
              <Chip
                key={prodId}
                type="button"
                aria-label={t('comparison.remove', { reference: prodRef })}
                onClick={() => remove(prodId)}
              >
                <Reference>{prodRef}</Reference>
                <X size={14} aria-hidden />
              </Chip>
            ))}
          </Chosen>
          <Button onClick={turn}>{t('comparison.end')}</Button>
          <Button
            variant="primary"
            disabled={!enough}
            onClick={() => dialog.show(rows.map(({ prodId }) => prodId))}
          >
            {t('comparison.show')}
          </Button>
        </Bar>
      )}
      <CompareDialog
        open={dialog.open}
        rows={rows}
        onRetry={dialog.load}
        onRemove={handleRemove}
        onClose={dialog.close}
      />
    </>
  );
}

const Bar = styled.section`
  position: sticky;
  inset-block-end: var(--foot, 0);
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('s', 'm')};
  min-block-size: 4rem;
  padding: ${space('s', 'l')};
  border-block-start: 1px solid ${color('edge')};
  border-end-start-radius: ${radius('l')};
  border-end-end-radius: ${radius('l')};
  background: ${color('panel')};
  & > p { color: ${color('soft')}; font: ${font('xs')}; }
  ${media.print} { display: none; }
  ${media.phone} { & > p, & > div { flex: 1 1 100%; } & > button { flex: 1 1 auto; } }
`;
const Chosen = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  ${media.phone} { &:empty { display: none; } }
`;

import type { ApplicationsPreview } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import type { Refusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Alert, Reference, Stack } from '@extranet/shared/ui';
import styled from 'styled-components';
import { ApplyBar } from './ApplyBar.tsx';
import { LinesNamed, WithReference } from './LinesNamed.tsx';
import { PreviewExamples } from './PreviewExamples.tsx';

const COUNTS = ['added', 'changed', 'removed', 'products', 'unchangedProducts'] as const;

interface Props {
  preview: ApplicationsPreview;
  refusal: Refusal | null;
  applying: boolean;
  onApply: () => void;
  onCancel: () => void;
}

/** What a file would change, and each line that it would not, before anything is changed. */
export function ImportPreview({ preview, refusal, applying, onApply, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const { unknownRefs, newModels, newModelCount, unreadColumns } = preview;
  const named = (kind: 'doubtful' | 'repeated') => ({
    title: t(`applications.import.${kind}`, { count: preview[`${kind}Count`] }),
    count: preview[`${kind}Count`],
    lines: preview[`${kind}Lines`].map(({ line, reason }) => ({ line, what: reason })),
  });
  return (
    <Stack $gap="m">
      <ApplyBar
        refusal={refusal}
        applying={applying}
        disabled={preview.products === 0}
        onApply={onApply}
        onCancel={onCancel}
      >
        <strong>{t('applications.import.previewOf', { file: preview.impFile })}</strong>{' '}
        {t(`applications.import.says.${whatItSays(preview)}`)}
      </ApplyBar>
      <Counts>
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{t(`applications.import.count.${name}`)}</dt>
            <dd>{integer(preview[name])}</dd>
          </div>
        ))}
      </Counts>
      {unreadColumns.length > 0 && (
        <Alert
          tone="warning"
          title={t('applications.import.unreadColumns', {
            count: unreadColumns.length,
            names: unreadColumns.join(', '),
          })}
        >
          {t('applications.import.unreadHint')}
        </Alert>
      )}
      <LinesNamed {...named('doubtful')} />
      <LinesNamed
        title={t('applications.import.unreadable', { count: preview.unreadableCount })}
        count={preview.unreadableCount}
        lines={preview.unreadableLines.map(({ line, ref, reason }) => ({
          line,
          what: <WithReference of={ref}>{reason}</WithReference>,
        }))}
      />
      <LinesNamed {...named('repeated')} />
      <LinesNamed
        title={t('applications.import.unknown', { count: preview.unknownCount })}
        count={preview.unknownCount}
        lines={unknownRefs.map(({ line, ref }) => ({ line, what: <Reference>{ref}</Reference> }))}
      />
      {newModelCount > 0 && (
        <Alert tone="warning" title={t('applications.import.newModels', { count: newModelCount })}>
          {newModels.join(', ')}
          {newModelCount > newModels.length &&
            ` ${t('applications.import.more', { count: newModelCount - newModels.length })}`}
        </Alert>
      )}
      {preview.examples.length > 0 && (
        <PreviewExamples examples={preview.examples} products={preview.products} />
      )}
    </Stack>
  );
}

/** Nothing to apply has four reasons, of which only one is that the catalogue says the same already. */
function whatItSays({ products, lineCount, unchangedProducts, ...counts }: ApplicationsPreview) {
  const leftOut = counts.unknownCount + counts.unreadableCount + counts.repeatedCount;
  if (products > 0) return 'changes';
  if (lineCount === 0) return 'noLine';
  if (unchangedProducts === 0) return 'allLeftOut';
  return leftOut > 0 ? 'restSame' : 'same';
}

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s', 'xl')};
  & dt { color: ${color('soft')}; font: ${font('xs')}; }
  & dd { margin: 0; font: ${font('l', 'strong')}; }
`;

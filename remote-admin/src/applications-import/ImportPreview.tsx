import type { ApplicationsPreview } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Alert, Button, Reference, Row, Stack } from '@extranet/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PreviewExamples } from './PreviewExamples.tsx';

const COUNTS = ['added', 'changed', 'removed', 'products', 'unchangedProducts'] as const;

interface Props {
  preview: ApplicationsPreview;
  applying: boolean;
  onApply: () => void;
  onCancel: () => void;
}

/** What a file would change, and each line that it would not, before anything is changed. */
export function ImportPreview({ preview, applying, onApply, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const { unknownRefs, unknownCount, unreadableLines, unreadableCount, newModels, newModelCount } = preview;
  return (
    <Stack $gap="m">
      <p>
        <strong>{t('applications.import.previewOf', { file: preview.impFile })}</strong>{' '}
        {t(preview.products === 0 ? 'applications.import.nothingToDo' : 'applications.import.nothingYet')}
      </p>
      <Counts>
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{t(`applications.import.count.${name}`)}</dt>
            <dd>{integer(preview[name])}</dd>
          </div>
        ))}
      </Counts>
      {unreadableCount > 0 && (
        <LeftOut
          title={t('applications.import.unreadable', { count: unreadableCount })}
          more={unreadableCount - unreadableLines.length}
          lines={unreadableLines.map(({ line, reason }) => ({ line, what: reason }))}
        />
      )}
      {unknownCount > 0 && (
        <LeftOut
          title={t('applications.import.unknown', { count: unknownCount })}
          more={unknownCount - unknownRefs.length}
          lines={unknownRefs.map(({ line, ref }) => ({ line, what: <Reference>{ref}</Reference> }))}
        />
      )}
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
      <Row>
        <Button variant="primary" busy={applying} disabled={preview.products === 0} onClick={onApply}>
          {t('applications.import.apply')}
        </Button>
        <Button disabled={applying} onClick={onCancel}>
          {t('applications.import.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

interface LeftOutProps {
  title: string;
  lines: { line: number; what: ReactNode }[];
  more: number;
}

function LeftOut({ title, lines, more }: LeftOutProps) {
  const { t } = useTranslation('admin');
  return (
    <Alert tone="warning">
      <Details open={lines.length <= 10}>
        <summary>{title}</summary>
        <ul>
          {lines.map(({ line, what }, at) => (
            <li key={`${line} ${at}`}>
              {t('applications.import.line', { line })} {what}
            </li>
          ))}
          {more > 0 && <li>{t('applications.import.more', { count: more })}</li>}
        </ul>
      </Details>
    </Alert>
  );
}

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s', 'xl')};
  & dt { color: ${color('soft')}; font: ${font('xs')}; }
  & dd { margin: 0; font: ${font('l', 'strong')}; }
`;
const Details = styled.details`
  & > summary { cursor: pointer; font: ${font('s', 'strong')}; }
  & > ul {
    max-block-size: 12rem;
    overflow: auto;
    padding-inline-start: ${space('l')};
    font: ${font('xs')};
  }
`;

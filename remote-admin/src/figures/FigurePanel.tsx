import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { EmptyState, Panel, Row, Skeleton } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { ChartColumn } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import styled from 'styled-components';
import { ExportButtons } from '../ExportButtons.tsx';
import { pictureFile } from './charts/picture-file.ts';
import { FigureTable, type FigureTableProps } from './FigureTable.tsx';
import type { FigureStatus } from './figures.slice.ts';
import { isMonth, monthInName } from './period.ts';
import { Retry } from './Retry.tsx';

interface Props {
  title: string;
  /** The name of its files, without month, day and ending. */
  name: string;
  status: FigureStatus;
  /** Null until it is read; false: there is nothing to show. */
  drawn: boolean | null;
  empty: string;
  table: FigureTableProps;
  /** Where the table is had as a file. */
  file?: { path: string; params: Readonly<Record<string, string>> };
  /** What the file has beyond the table. */
  note?: string;
  children: (picture: Ref<SVGSVGElement>) => ReactNode;
}

const HEIGHT = '19rem';

const Note = styled.p`
  margin-block-start: ${space('m')};
  color: ${color('soft')};
  font: ${font('xs')};
`;

/** A picture with its table behind it, both to be had as files. */
export function FigurePanel({
  title,
  name: plainName,
  status,
  drawn,
  empty,
  table,
  file,
  note,
  children,
}: Props) {
  const { t } = useTranslation('admin');
  const picture = useRef<SVGSVGElement>(null);
  const month = file?.params.month;
  const name = month && isMonth(month) ? `${plainName}-${monthInName(month)}` : plainName;
  const savePicture = async () => {
    if (!picture.current) throw new Error('the picture is gone');
    return pictureFile(picture.current, name);
  };
  const actions = drawn && (
    <Row>
      <FileDownload variant="quiet" fetcher={savePicture} name={t('figures.pictureOf', { title })}>
        SVG
      </FileDownload>
      {file && <ExportButtons name={name} {...file} />}
    </Row>
  );
  return (
    <Panel title={title} actions={actions} busy={status === 'pending'}>
      {status === 'error' && <Retry />}
      {status !== 'error' && drawn === null && <Skeleton height={HEIGHT} />}
      {drawn === false && (
        <EmptyState icon={ChartColumn} title={empty}>
          {t('figures.emptyHint')}
        </EmptyState>
      )}
      {drawn && (
        <>
          {children(picture)}
          {note && <Note>{note}</Note>}
          <FigureTable {...table} />
        </>
      )}
    </Panel>
  );
}

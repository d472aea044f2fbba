import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { ProgressBar } from '@extranet/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useList } from './catalog.slice.ts';

interface Props {
  /** The catalogue is loading; its length is unknown. */
  waiting: boolean;
  /** The catalogue has just been loaded: the bar stays full for a moment (C2.22). */
  justLoaded: boolean;
}

/** Its space is reserved, so that nothing below moves when the bar disappears. */
export const LoadProgress = memo(function Progress({ waiting, justLoaded }: Props) {
  const { t } = useTranslation('catalog');
  // Here, because it changes several times a second and must render nothing else.
  const rowsRead = useList(({ list }) => list.rowsRead);
  const label = rowsRead > 0 ? t('list.arrivingRows', { shown: integer(rowsRead) }) : t('list.arriving');
  return (
    <Place>
      {waiting && <ProgressBar label={label} hideLabel />}
      {!waiting && justLoaded && <ProgressBar label={t('list.arrived')} hideLabel value={1} />}
    </Place>
  );
});

const Place = styled.div`
  block-size: 6px;
  /* A hair line: the first rows stand below it already, while the rest of the catalogue is read. */
  & [role='progressbar'] { block-size: 2px; border-radius: 0; }
`;

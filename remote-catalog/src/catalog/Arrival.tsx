import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { ProgressBar } from '@extranet/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';

interface Props {
  /** The catalogue is on its way: nobody knows how long it is. */
  waiting: boolean;
  /** It is there: the bar stays full for a moment (C2.22). */
  arriving: boolean;
  rowsRead: number;
}

/** Its place is kept: what stands below does not move when the bar goes. */
export const Arrival = memo(function Progress({ waiting, arriving, rowsRead }: Props) {
  const { t } = useTranslation('catalog');
  const label = rowsRead > 0 ? t('list.arrivingRows', { shown: integer(rowsRead) }) : t('list.arriving');
  return (
    <Place>
      {waiting && <ProgressBar label={label} hideLabel />}
      {!waiting && arriving && <ProgressBar label={t('list.arrived')} hideLabel value={1} />}
    </Place>
  );
});

const Place = styled.div`
  block-size: 6px;
`;

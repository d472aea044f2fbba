import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { memo } from 'react';
import styled from 'styled-components';
import type { Meant } from './useMeant.ts';

/** How make and model were read, in the words of the search; nothing where they were taken as they stand (B3.03). */
export const MeantLine = memo(function Read({ meant }: { meant: Meant | undefined }) {
  const { t } = useTranslation('catalog');
  const { inWords = '', unknown = [], absent } = meant?.models ?? {};
  return (
    <Line role="status">
      {absent && (
        <strong>{t('meant.absent', { inWords: absent.inWords, others: absent.others.join(', ') })}</strong>
      )}
      {inWords !== '' && (
        <>
          <strong>{t('meant.read', { inWords })}</strong>
          {unknown.length > 0 && ` ${t('meant.without', { unknown: unknown.join(' ') })}`}
        </>
      )}
    </Line>
  );
});

const Line = styled.p`
  padding: ${space('xs', 'l')};
  border-block-end: 1px solid ${color('line')};
  font: ${font('s')};
  ${media.phone} { padding-inline: ${space('m')}; }
  &:empty { display: none; }
  ${media.print} { display: none; }
`;

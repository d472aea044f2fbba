import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, rowHeight, space } from '@extranet/shared/theme';
import { Link } from '@extranet/shared/ui';
import styled from 'styled-components';
import { LEGAL_NOTICE, USER_GUIDE } from '../../base/addresses.ts';
import { Keys } from '../keys/Keys.tsx';

interface Props {
  /** On pages for customers, also before the server has named them. */
  keys: boolean;
}

export function Footer({ keys }: Props) {
  const { t } = useTranslation('host');
  return (
    <Bar data-print="never">
      <Inner>
        <span>{t('layout.site')}</span>
        <Link href={USER_GUIDE} target="_blank" rel="noopener">
          {t('footer.guide')}
        </Link>
        <Link to={LEGAL_NOTICE}>{t('footer.legal')}</Link>
        {keys && <Keys />}
      </Inner>
    </Bar>
  );
}

const Bar = styled.footer`
  border-block-start: 1px solid ${color('line')};
  color: ${color('soft')};
  font: ${font('s')};
`;
const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('xl')};
  max-inline-size: 119rem;
  margin-inline: auto;
  padding: ${space('s', 'xl')};
  & > * {
    display: inline-flex;
    align-items: center;
    min-block-size: ${rowHeight()};
    color: inherit;
  }
  & > span { margin-inline-end: auto; }
  ${media.phone} {
    padding-inline: ${space('l')};
    & > span, & > button { display: none; }
  }
`;

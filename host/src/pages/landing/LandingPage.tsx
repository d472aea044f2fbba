import { useTranslation } from '@extranet/shared/i18n';
import { selectSession } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { Alert, afterPaint, Button, PageTitle } from '@extranet/shared/ui';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { selectWanted, signInOpened } from '../../access/dialog/dialog.slice.ts';
import { HOME } from '../../base/addresses.ts';
import { useHostSelector } from '../../base/hooks.ts';
import { selectBrand } from '../../config/config.slice.ts';
import { Layout } from '../../frame/Layout.tsx';
import { Logo } from '../../frame/Logo.tsx';
import { selectEnd } from '../../session/session.slice.ts';
import { Sold } from './Sold.tsx';

/** Visitors of the landing page are customers, or may become customers. */
const USER_TYPE = 'cust';

export function LandingPage() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectSession);
  const wanted = useHostSelector(selectWanted);
  const end = useHostSelector(selectEnd);
  const { name } = useHostSelector(selectBrand);
  if (status === 'signedIn') return <Navigate to={wanted ?? HOME} replace />;
  return (
    <Layout>
      <Banner>
        {end && <Alert tone="info">{t(`session.${end}`)}</Alert>}
        <Brand>
          <Logo size={40} />
          {name}
        </Brand>
        <PageTitle title={t('landing.title')} />
        <p>{wanted ? t('landing.wanted') : t('landing.text')}</p>
        <Button
          variant="primary"
          onClick={() => afterPaint(() => dispatch(signInOpened({ userType: USER_TYPE })))}
        >
          {t('landing.signIn')}
        </Button>
      </Banner>
      <Sold />
    </Layout>
  );
}

const Banner = styled.section`
  max-width: 44rem;
  margin: 8vh auto ${space('l')};
  padding: ${space('xl')};
  background: ${color('panel')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  display: grid;
  justify-items: start;
  gap: ${space('m')};
  font: ${font('m')};
  & h1 {
    margin: 0;
  }
  & header {
    margin-block: 0;
  }
  ${media.phone} {
    margin-block-start: ${space('l')};
    padding: ${space('l')};
    & > button {
      inline-size: 100%;
    }
  }
`;
const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${space('m')};
  min-block-size: 40px;
  font: ${font('m', 'strong')};
`;

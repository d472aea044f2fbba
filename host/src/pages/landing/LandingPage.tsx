import { useTranslation } from '@extranet/shared/i18n';
import { selectSession } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { Button, KitGlyph, PageTitle, SocketGlyph, TowbarGlyph } from '@extranet/shared/ui';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { selectWanted, signInOpened } from '../../access/dialog/dialog.slice.ts';
import { HOME } from '../../base/addresses.ts';
import { afterPaint } from '../../base/after-paint.ts';
import { useHostSelector } from '../../base/hooks.ts';
import { Layout } from '../../frame/Layout.tsx';

/** Visitors of the landing page are customers, or may become customers. */
const USER_TYPE = 'cust';

export function LandingPage() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectSession);
  const wanted = useHostSelector(selectWanted);
  if (status === 'signedIn') return <Navigate to={wanted ?? HOME} replace />;
  return (
    <Layout>
      <Banner>
        <Glyphs aria-hidden>
          <SocketGlyph type="7" size={40} />
          <SocketGlyph type="13" size={40} />
          <TowbarGlyph size={40} />
          <KitGlyph size={40} />
        </Glyphs>
        <PageTitle title={t('landing.title')} />
        <p>{wanted ? t('landing.wanted') : t('landing.text')}</p>
        <Button
          variant="primary"
          onClick={() =>
            afterPaint(() => dispatch(signInOpened({ userType: USER_TYPE, onSigned: wanted ?? HOME })))
          }
        >
          {t('landing.signIn')}
        </Button>
      </Banner>
    </Layout>
  );
}

const Banner = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space('m')};
  max-width: 44rem;
  margin: 10vh auto 0;
  padding: ${space('xl')};
  background: ${color('panel')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  font: ${font('m')};
  & h1 {
    margin: 0;
  }
  & header {
    margin-block: 0;
  }
  ${media.phone} {
    margin-top: ${space('l')};
    padding: ${space('l')};
    & > button {
      inline-size: 100%;
    }
  }
`;
const Glyphs = styled.div`
  display: flex;
  gap: ${space('m')};
  color: ${color('edge')};
`;

import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** As the server draws products without a photograph; files, which the page fetches beside the programs (shared/build/shell-files.js). */
const drawings = {
  harnesses: new URL('./drawings/faisceau.svg', import.meta.url).href,
  towbars: new URL('./drawings/attelage.svg', import.meta.url).href,
  kits: new URL('./drawings/kit.svg', import.meta.url).href,
};

/** What the supplier sells, below the banner: who comes by chance sees where they are. */
export function Sold() {
  const { t } = useTranslation('host');
  return (
    <List aria-label={t('landing.sold')}>
      {(['harnesses', 'towbars', 'kits'] as const).map((what) => (
        <li key={what}>
          <img src={drawings[what]} alt="" width={240} height={168} />
          <strong>{t(`landing.${what}`)}</strong>
          {t(`landing.${what}Text`)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space('l')};
  max-inline-size: 44rem;
  margin: ${space('xl')} auto;
  & > li {
    display: grid;
    align-content: start;
    color: ${color('soft')};
    font: ${font('s')};
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    margin-block-end: ${space('s')};
    border-radius: ${radius('l')};
  }
  & strong { color: ${color('ink')}; }
  ${media.phone} {
    grid-template-columns: 1fr;
    & > li {
      grid-template-columns: 8rem 1fr;
      column-gap: ${space('m')};
    }
    & img { grid-row: span 2; }
  }
`;

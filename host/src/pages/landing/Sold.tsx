import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { KitGlyph, SocketGlyph, TowbarGlyph } from '@extranet/shared/ui';
import styled from 'styled-components';

/** What the supplier sells, below the banner: who comes by chance sees where they are. */
export function Sold() {
  const { t } = useTranslation('host');
  const sold = [
    [<SocketGlyph key="glyph" type="13" size={48} />, t('landing.harnesses'), t('landing.harnessesText')],
    [<TowbarGlyph key="glyph" size={48} />, t('landing.towbars'), t('landing.towbarsText')],
    [<KitGlyph key="glyph" size={48} />, t('landing.kits'), t('landing.kitsText')],
  ] as const;
  return (
    <List aria-label={t('landing.sold')}>
      {sold.map(([glyph, name, text]) => (
        <li key={name}>
          <span aria-hidden>{glyph}</span>
          <strong>{name}</strong>
          {text}
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
  padding-inline: ${space('xl')};
  & > li {
    display: grid;
    align-content: start;
    color: ${color('soft')};
    font: ${font('s')};
  }
  & strong { color: ${color('ink')}; }
  ${media.phone} {
    grid-template-columns: 1fr;
    padding-inline: ${space('l')};
    & > li {
      grid-template-columns: 48px 1fr;
      column-gap: ${space('m')};
    }
    & > li > span { grid-row: span 2; }
  }
`;

import type { SupplierSettings } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, type Palette, palettes, radius, space } from '@extranet/shared/theme';
import { SocketGlyph } from '@extranet/shared/ui';
import styled from 'styled-components';

/** The header and the landing page in small, as they would be: light and dark beside each other. A picture, not a page. */
export function LookPreview({ draft }: { draft: SupplierSettings }) {
  const { t } = useTranslation('admin');
  return (
    // Said by its name alone: what it shows while a colour cannot be read must not be taken for text of the page.
    <Schemes role="img" aria-label={t('settings.preview', { name: draft.name })}>
      {([palettes.light, palettes.dark] as const).map((palette) => (
        <Small key={palette.ground} draft={draft} palette={palette} />
      ))}
    </Schemes>
  );
}

function Small({ draft, palette }: { draft: SupplierSettings; palette: Palette }) {
  const { t } = useTranslation('admin');
  const accent = draft.accent || palette.accent;
  return (
    <Page style={{ background: palette.ground, color: palette.ink }}>
      <Head
        style={{
          background: draft.header || palette.header,
          color: palette.headerInk,
          borderBlockEndColor: accent,
        }}
      >
        <Mark draft={draft} size={20} />
        <strong>{t('settings.site')}</strong>
        <span style={{ color: palette.headerSoft }}>{draft.phone}</span>
      </Head>
      <Card style={{ background: palette.panel, borderColor: palette.line }}>
        <p>
          <Mark draft={draft} size={28} />
          <strong>{draft.name}</strong>
        </p>
        <Press style={{ background: accent, color: palette.onAccent }}>{t('settings.signIn')}</Press>
      </Card>
    </Page>
  );
}

const Mark = ({ draft, size }: { draft: SupplierSettings; size: number }) =>
  draft.logo ? (
    <img alt="" src={draft.logo} height={size} />
  ) : (
    <span style={{ color: draft.colour || 'inherit' }}>
      <SocketGlyph type="13" size={size} />
    </span>
  );

const Schemes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${space('m')};
`;
const Page = styled.div`
  display: grid;
  gap: ${space('l')};
  padding-block-end: ${space('l')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  overflow: hidden;
  font: ${font('s')};
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  padding: ${space('s', 'm')};
  border-block-end: 2px solid;
  & > :last-child { margin-inline-start: auto; }
`;
const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space('m')};
  margin-inline: ${space('l')};
  padding: ${space('l')};
  border: 1px solid;
  border-radius: ${radius('l')};
  & > p { display: flex; align-items: center; gap: ${space('s')}; }
`;
const Press = styled.span`
  padding: ${space('s', 'l')};
  border-radius: ${radius('m')};
  font: ${font('s', 'strong')};
`;

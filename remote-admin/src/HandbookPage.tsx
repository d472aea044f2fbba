import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Button, PageTitle } from '@extranet/shared/ui';
import { saveFile } from '@extranet/shared/ui/files';
import { Download, Printer } from 'lucide-react';
import styled from 'styled-components';
import { PICTURES } from './handbook/pictures.ts';
import { SAMPLE_NAME, sampleFile } from './handbook/sample-file.ts';
import texts from './locales/handbook.fr.json';

registerTexts('admin', texts);

const SECTIONS = [
  ['rules', 5],
  ['effect', 4],
  ['versions', 3],
  ['vehicles', 4],
  ['file', 6],
  ['apply', 4],
  ['prices', 6],
  ['specialPrices', 9],
  ['priceFiles', 7],
] as const;
const COLUMNS = ['ref', 'marque', 'modele', 'from', 'to', 'with', 'without', 'note'] as const;

/** For clerks, on one page: what the screens of the fitting and of the prices do, and how a file of vehicles is written. */
export default function HandbookPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageTitle
        title={t('handbook.title')}
        actions={
          <>
            <Button icon={Download} onClick={() => saveFile(sampleFile(), SAMPLE_NAME)}>
              {t('handbook.sample')}
            </Button>
            <Button icon={Printer} onClick={() => window.print()}>
              {t('handbook.print')}
            </Button>
          </>
        }
      >
        {t('handbook.intro')}
      </PageTitle>
      <Text>
        {SECTIONS.map(([name, count]) => (
          <section key={name}>
            <h2>{t(`handbook.${name}.title`)}</h2>
            <ul>
              {Array.from({ length: count }, (_, at) => (
                <li key={`${name} ${at + 1}`}>{t(`handbook.${name}.line${at + 1}`, { defaultValue: '' })}</li>
              ))}
            </ul>
            {name === 'file' && <Columns />}
            {PICTURES.filter(({ of }) => of === name).map(({ caption, src }) => (
              <figure key={caption}>
                <img src={src} alt="" width={1120} height={760} loading="lazy" />
                <figcaption>{t(`handbook.picture.${caption}`)}</figcaption>
              </figure>
            ))}
          </section>
        ))}
      </Text>
    </>
  );
}

function Columns() {
  const { t } = useTranslation('admin');
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('handbook.columns.column')}</th>
          <th scope="col">{t('handbook.columns.content')}</th>
          <th scope="col">{t('handbook.columns.example')}</th>
        </tr>
      </thead>
      <tbody>
        {COLUMNS.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`handbook.columns.${name}.name`)}</th>
            <td>{t(`handbook.columns.${name}.content`)}</td>
            <td>{t(`handbook.columns.${name}.example`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${space('l')};
  max-inline-size: 75ch;
  overflow-wrap: anywhere;
  & h2 { margin-block-end: ${space('s')}; font: ${font('m', 'strong')}; }
  & ul { display: grid; gap: ${space('xs')}; padding-inline-start: ${space('l')}; list-style: disc; }
  & figure { margin-block: ${space('m')} 0; margin-inline: 0; }
  & img { inline-size: 100%; block-size: auto; border: 1px solid ${color('line')}; }
  & figcaption { color: ${color('soft')}; font: ${font('xs')}; }
  & table { inline-size: 100%; margin-block-start: ${space('m')}; border-collapse: collapse; font: ${font('s')}; }
  & th, & td { padding: ${space('xs', 's')}; border-block-end: 1px solid ${color('line')}; text-align: start; vertical-align: top; }
`;

import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { CATALOGUES } from '@extranet/shared/rules';
import { featuresOf } from '@extranet/shared/rules/product';
import { color, font, space } from '@extranet/shared/theme';
import { PageTitle, Panel, Stack } from '@extranet/shared/ui';
import styled from 'styled-components';
import { WORD_NAMES } from '../glossary-words.ts';
import featureTexts from '../locales/feature.fr.json';
import glossaryTexts from '../locales/glossary.fr.json';
import { codesOf } from './codes.ts';
import { useMeaning } from './meaning.ts';

for (const texts of [featureTexts, glossaryTexts]) registerTexts('catalog', texts);

/** Words of every product, beside the technical features of its catalogue. */
const COMMON = ['prodStandard', 'prodCodeStock', 'prodCodeEAN'];

/** Every technical word of the sheets, with the codes that need a sentence (W1.15). */
export default function GlossaryPage() {
  const { t } = useTranslation('catalog');
  const described = CATALOGUES.filter((catalogue) => featuresOf(catalogue).length > 0);
  return (
    <>
      <PageTitle title={t('glossary.title')} />
      <Stack>
        <p>{t('glossary.intro')}</p>
        {described.map((catalogue) => (
          <Words
            key={catalogue}
            title={t(`catalogue.${catalogue}`)}
            fields={[...(catalogue === 'Faisceau' ? ['prodType'] : []), ...featuresOf(catalogue)]}
          />
        ))}
        <Words title={t('glossary.common')} fields={COMMON} />
        <Words title={t('glossary.workshop')} fields={WORD_NAMES} />
      </Stack>
    </>
  );
}

function Words({ title, fields }: { title: string; fields: readonly string[] }) {
  const { t } = useTranslation('catalog');
  const nameOf = (field: string) =>
    t(`glossary.word.${field}` as 'glossary.word.bsi', {
      defaultValue: t(`feature.${field}` as 'feature.prodCan', { defaultValue: field }),
    });
  return (
    <Panel title={title}>
      <List>
        {fields.map((field) => (
          <div key={field}>
            <dt>{nameOf(field)}</dt>
            <dd>
              <Sentences field={field} />
            </dd>
          </div>
        ))}
      </List>
    </Panel>
  );
}

function Sentences({ field }: { field: string }) {
  const meaning = useMeaning();
  const codes = Map.groupBy(codesOf(field), (code) => meaning(field, code).value);
  codes.delete('');
  return (
    <>
      <p>{meaning(field).field}</p>
      {codes.size > 0 && (
        <ul>
          {[...codes].map(([says, names]) => (
            <li key={says}>
              <b>{names.join(', ')}</b> {says}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space('m')};
  max-inline-size: 75ch;
  dt { font: ${font('s', 'strong')}; }
  li { padding-inline-start: ${space('l')}; color: ${color('soft')}; font: ${font('xs')}; }
`;

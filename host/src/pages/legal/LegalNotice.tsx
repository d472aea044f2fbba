import { i18n, registerTexts, useTranslation } from '@extranet/shared/i18n';
import { font, space } from '@extranet/shared/theme';
import { PageTitle } from '@extranet/shared/ui';
import styled from 'styled-components';
import texts from '../../locales/legal.fr.json';

interface Section {
  id: keyof typeof texts;
  /** 'text1', then the list, then 'text2' ... */
  paragraphs: number;
  items?: number;
}

const sections: Section[] = [
  { id: 'publisher', paragraphs: 1, items: 6 },
  { id: 'host', paragraphs: 2 },
  { id: 'access', paragraphs: 2 },
  { id: 'property', paragraphs: 2 },
  { id: 'personalData', paragraphs: 4, items: 5 },
  { id: 'rights', paragraphs: 2 },
  { id: 'cookies', paragraphs: 3, items: 5 },
  { id: 'liability', paragraphs: 2 },
  { id: 'law', paragraphs: 1 },
];

const NAMESPACE = 'legal';
if (!i18n.hasResourceBundle('fr', NAMESPACE)) registerTexts(NAMESPACE, texts);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Its texts have a namespace of their own, so that the supplier can reword them. */
export function LegalNotice() {
  const { t } = useTranslation(NAMESPACE);
  const { t: hostT } = useTranslation('host');
  return (
    <>
      <PageTitle title={hostT('footer.legal')} />
      <Text>
        {sections.map(({ id, paragraphs, items = 0 }) => (
          <section key={id}>
            <h2>{t(`${id}.title`)}</h2>
            <p>{t(`${id}.text1`)}</p>
            {items > 0 && (
              <ul>
                {upTo(items).map((at) => (
                  <li key={at}>{t(`${id}.item${at}`)}</li>
                ))}
              </ul>
            )}
            {upTo(paragraphs)
              .slice(1)
              .map((at) => (
                <p key={at}>{t(`${id}.text${at}`)}</p>
              ))}
          </section>
        ))}
      </Text>
    </>
  );
}

const Text = styled.article`
  display: grid;
  gap: ${space('m')};
  max-inline-size: 46rem;
  font: ${font('m')};
  & section {
    display: grid;
    gap: ${space('s')};
  }
  & h2 {
    margin-block-start: ${space('l')};
    font: ${font('l', 'strong')};
  }
  & ul {
    display: grid;
    gap: ${space('xs')};
    padding-inline-start: ${space('l')};
    list-style: disc;
  }
`;

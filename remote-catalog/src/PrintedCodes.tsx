import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { usePrinting } from '@extranet/shared/ui';
import styled from 'styled-components';
import { useMeaning } from './glossary/meaning.ts';
import featureTexts from './locales/feature.fr.json';
import texts from './locales/glossary.fr.json';
import printTexts from './locales/print.fr.json';

registerTexts('catalog', texts);
registerTexts('catalog', featureTexts);
registerTexts('catalog', printTexts);

interface Props {
  features: readonly { name: string; value: string }[];
}

/**
 * What the codes of a sheet mean: on paper no word opens its sentence. Codes with one meaning share a line. It stands there
 * before the page is printed, because printing does not wait for its file.
 */
export function PrintedCodes({ features }: Props) {
  const { t } = useTranslation('catalog');
  const meaning = useMeaning();
  if (!usePrinting()) return null;
  const codes = new Map<string, string[]>();
  for (const { name, value } of features) {
    const { value: says } = meaning(name, value);
    if (says)
      codes.set(says, [...(codes.get(says) ?? []), `${t(`feature.${name}` as 'feature.prodCan')} ${value}`]);
  }
  if (codes.size === 0) return null;
  return (
    <List aria-label={t('print.codes')}>
      {[...codes].map(([says, named]) => (
        <div key={says}>
          <dt>{named.join(', ')}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin-block-start: ${space('m')};
  font: ${font('xs')};
  & > div { break-inside: avoid; }
  & dt { display: inline; font-weight: 600; }
  & dt::after { content: '\\00a0: '; }
  & dd { display: inline; color: ${color('soft')}; }
`;

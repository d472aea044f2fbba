import type { SearchAnswer } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { selectCatalogs } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Button, ButtonLink, EmptyState, Link } from '@extranet/shared/ui';
import { SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { counted } from '../counted.ts';
import { type Words, wordsAddress } from '../words-address.ts';
import { PartRequestLater } from './later.ts';
import { useNoneSaid } from './none-said.ts';
import { Phone } from './Phone.tsx';
import { addSearchPart } from './search.part.ts';
import { carInWords, modelsAddress } from './sections.ts';

addSearchPart();

interface Props {
  words: Words;
  answer: SearchAnswer;
}

/** In the catalogue's list: no product has these words, and what to do now (B3.06). */
export default function NothingFound({ words, answer }: Props) {
  const { t } = useTranslation('catalog');
  const catalogs = useAppSelector(selectCatalogs);
  const [asking, setAsking] = useState(false);
  const models = modelsAddress(answer, catalogs, words.catalogue);
  const said = useNoneSaid()(answer);
  const title = words.as === 'typed' ? t('words.noneTyped', { text: words.q }) : said.none;
  return (
    <>
      <EmptyState icon={SearchX} title={title}>
        {answer.nearest.length > 0 && (
          <>
            {said.instead}
            <Nearest>
              {answer.nearest.map(({ q, inWords, ...found }) => (
                <li key={q}>
                  <Link to={wordsAddress({ ...words, q, as: '' })} alone>
                    {t('words.nearestOne', { inWords: inWords || q, shown: counted(found) })}
                  </Link>
                </li>
              ))}
            </Nearest>
          </>
        )}
        <Phone />
        <Ways>
          {models && (
            <ButtonLink to={models}>{t('words.models', { inWords: carInWords(answer) })}</ButtonLink>
          )}
          <Button onClick={() => setAsking(true)}>{t('words.ask')}</Button>
        </Ways>
      </EmptyState>
      {asking && (
        <Suspense>
          <PartRequestLater text={words.q} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

const Nearest = styled.span.attrs({ role: 'list' })`
  display: grid;
  justify-items: center;
  padding-block: ${space('xs', 'm')};
  & > li { display: block; }
`;
const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space('s')};
  padding-block-start: ${space('m')};
`;

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Return } from '../../contracts/index.ts';
import { date } from '../../format/index.ts';
import { color, font, space } from '../../theme/index.ts';
import { Link } from '../Link.tsx';
import { Reference, Stack } from '../layout.ts';
import type { FetchPicture } from '../pictures/fetch-picture.ts';
import { Pictures } from '../pictures/Pictures.tsx';
import { useReturnWords } from './useReturnWords.ts';

interface Props {
  one: Return;
  orderPath: string;
  fetchPicture: FetchPicture;
  customer: ReactNode;
  contact: ReactNode;
}

/** From which order, why, and what was photographed. */
export function ReturnFacts({ one, orderPath, fetchPicture, customer, contact }: Props) {
  const { t } = useTranslation('ui');
  const { reasonOf, photoAlt } = useReturnWords();
  return (
    <Stack $gap="m">
      <Facts>
        <dt>{t('returns.order')}</dt>
        <dd>
          <Link to={orderPath}>
            <Reference>{one.orderRef}</Reference>
          </Link>
        </dd>
        {customer && (
          <>
            <dt>{t('returns.customer')}</dt>
            <dd>{customer}</dd>
          </>
        )}
        <dt>{t('returns.askedAt')}</dt>
        <dd>{date(one.askedAt, 'minute')}</dd>
        <dt>{t('returns.reason')}</dt>
        <dd>{reasonOf(one.reason)}</dd>
      </Facts>
      {one.text && <Words>{one.text}</Words>}
      <Pictures paths={one.photos} fetcher={fetchPicture} alt={photoAlt} />
      {contact}
    </Stack>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: ${space('s', 'l')};
  margin: 0;
  overflow-wrap: anywhere;
  & > dt { color: ${color('soft')}; font: ${font('s')}; }
  & > dd { margin: 0; }
  /* A reference is a box of its own, which a line under the link does not reach. */
  & a > span { text-decoration: inherit; }
`;
const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

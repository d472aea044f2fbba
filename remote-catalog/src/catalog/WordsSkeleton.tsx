import { media } from '@extranet/shared/theme';
import { Skeleton } from '@extranet/shared/ui';
import styled from 'styled-components';
import { Found, Groups, Line, Sheet, Waiting } from './wordsStyles.ts';

/** What the words found, on its way: line, catalogues, filters and chips have their places, so that the rows come where they stay. */
export const WordsSkeleton = () => (
  <Found aria-busy>
    <Waiting />
    <Line>
      <Sentence>
        <Skeleton height="1.2rem" />
      </Sentence>
    </Line>
    <Groups>
      <Chips>
        <Skeleton height="100%" />
      </Chips>
    </Groups>
    <Sheet>
      <Fields>
        <Skeleton height="100%" />
      </Fields>
      <Skeleton height="20rem" />
    </Sheet>
  </Found>
);

const Sentence = styled.div`
  display: grid;
  align-content: start;
  inline-size: min(100%, 20rem);
  block-size: 2.5rem;
  ${media.phone} { block-size: 4rem; }
`;
const Chips = styled.div`
  inline-size: min(100%, 16rem);
  block-size: 32px;
  ${media.coarse} { block-size: 44px; }
  ${media.phone} { block-size: 44px; }
`;
/** Fields and chips below one another; folded on a tablet and a phone. */
const Fields = styled.div`
  block-size: 8.5rem;
  ${media.tablet} { block-size: 6rem; }
  ${media.phone} { block-size: 6.5rem; }
`;

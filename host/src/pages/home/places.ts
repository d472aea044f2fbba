import { media, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** The places of the home page, for its skeleton and for its slots: each is as high as what fills it, so that nothing moves. */
export const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space('m')};
`;
export const SearchPlace = styled.div`
  flex: 1 1 20rem;
  min-inline-size: 0;
  &:not(:empty) {
    min-block-size: 3.875rem;
  }
  ${media.phone} {
    &:not(:empty) {
      min-block-size: 7.625rem;
    }
  }
`;
/** The height of its list is known only once it is there; until then the place is as high as the longest one. */
export const KitsPlace = styled.div`
  &:has([aria-busy='true']) {
    min-block-size: 43.9rem;
  }
`;
/** Takes no place if its slot stays empty because the remote could not be loaded. */
export const ExpressPlace = styled.div`
  &:not(:empty) {
    min-block-size: 15.6rem;
  }
  ${media.phone} {
    &:not(:empty) {
      min-block-size: 20.1rem;
    }
  }
`;

import { media, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** The places of the home page, for its skeleton and for its slots: each is as high as what fills it, so that nothing moves. */
export const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space('m')};
  /* Beside the search itself, above its hint: the vehicle's field stands above both. */
  & > a {
    align-self: end;
    margin-block-end: 1.375rem;
    ${media.phone} {
      margin-block-end: 0;
    }
  }
`;
export const SearchPlace = styled.div`
  flex: 1 1 20rem;
  min-inline-size: 0;
  &:not(:empty) {
    min-block-size: calc(2 * var(--row) + 5.3875rem);
  }
  ${media.phone} {
    flex-basis: 100%;
    &:not(:empty) {
      min-block-size: calc(3 * var(--row) + 5.6375rem);
    }
  }
`;
/**
 * Beside the kits, express order and help; below each other where there is no room, the order first: who comes with a reference
 * need not scroll past ten kits.
 */
export const Board = styled.div`
  --beside: auto;
  &:where([data-kits]) { --beside: 2; }
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space('l')};
  ${media.phone} {
    --beside: auto;
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const HelpPlace = styled.div`
  grid-column: var(--beside);
`;
/** The height of its list is known only once it is there; until then the place is as high as the longest one. */
export const KitsPlace = styled.div`
  grid-area: 1 / 1 / span 4 / auto;
  ${media.phone} {
    grid-area: auto;
  }
  &:has([aria-busy='true']) {
    min-block-size: 43.9rem;
  }
`;
/** Takes no place if its slot stays empty because the remote could not be loaded. */
export const ExpressPlace = styled.div`
  grid-column: var(--beside);
  &:empty {
    display: none;
  }
`;

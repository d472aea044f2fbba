import { media, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** The home page's places, each as high as what fills it: its skeleton and its slots stand in the same ones. */
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
/** Its list says how long it is only once it is there; until then nothing below it may stand higher. */
export const KitsPlace = styled.div`
  &:has([aria-busy='true']) {
    min-block-size: 43.9rem;
  }
`;
/** A slot that stays empty, because its remote is not to be had, leaves no hole. */
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

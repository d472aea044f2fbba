import styled from 'styled-components';
import { media, type Space, space } from '../theme/index.ts';

interface Gap {
  $gap?: Space;
}

/** Children below each other. */
export const Stack = styled.div<Gap>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 'l' }) => space($gap)};
`;
/** Children side by side, wrapping. */
export const Row = styled.div<Gap>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 's' }) => space($gap)};
  min-inline-size: 0;
`;
/** As many equal columns of at least $min as fit. */
export const Columns = styled.div<Gap & { $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '16rem' }) => $min}), 1fr));
  align-items: start;
  gap: ${({ $gap = 'l' }) => space($gap)};
`;
/** A page's content: maximum width and margins. What is marked wide, a long table, takes the header's width. */
export const Page = styled.div`
  inline-size: 100%;
  max-inline-size: 84rem;
  margin-inline: auto;
  &:has([data-wide]) { max-inline-size: 119rem; }
  padding: 0 ${space('xl')} ${space('xxl')};
  ${media.phone} { padding-inline: ${space('l')}; }
  ${media.print} { max-inline-size: none; padding: 0; }
`;
/**
 * A product reference. It is read out over the phone, so zeros are slashed and all characters have the same width. One of eight
 * characters, as they all are, never breaks; a longer one goes to the next line whole, and breaks where it is longer than a line.
 */
export const Reference = styled.span`
  font-family: var(--family-mono);
  font-size: 0.94em;
  font-feature-settings: 'zero';
  display: inline-block;
  min-inline-size: min(100%, 8ch);
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

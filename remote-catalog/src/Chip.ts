import { color, font, media, radius, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** A small button that narrows or chooses with one click. */
export const Chip = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 32px;
  padding-inline: ${space('m')};
  border: 1px solid ${color('edge')};
  border-radius: ${radius('pill')};
  background: ${color('panel')};
  color: ${color('ink')};
  font: ${font('xs', 'strong')};
  white-space: nowrap;
  cursor: pointer;
  & > small { color: ${color('soft')}; font: ${font('xs')}; }
  &:hover { background: ${color('hover')}; }
  &[aria-pressed='true'] { border-color: ${color('solid')}; background: ${color('solid')}; color: ${color('onSolid')}; }
  &[aria-pressed='true'] > small { color: inherit; }
  ${media.coarse} { min-block-size: 44px; }
  ${media.phone} { min-block-size: 44px; }
`;

/** A line of chips. On a phone all of it scrolls sideways, so that none lies under another. */
export const ChipLine = styled.div`
  display: flex;
  align-items: start;
  gap: ${space('s')};
  min-inline-size: 0;
  & > [role='group'] { flex: 0 1 auto; min-inline-size: 0; }
  ${media.phone} {
    overflow-x: auto;
    padding: 5px;
    margin: -5px;
    scrollbar-width: none;
    & > [role='group'] { flex: none; }
  }
`;

import styled from 'styled-components';
import { color, font, media, motion, movement, radius, rowHeight, shadow, space } from '../theme/index.ts';

export type ModalSize = 's' | 'm' | 'l' | 'xl';

/** A magnified page or a phone on its side: each line that does not scroll is one less of what does. */
const low = '@media (max-height: 30rem)';

export const Layer = styled.div`
  position: fixed;
  inset: 0 0 var(--foot, 0);
  z-index: 100;
  display: grid;
  place-items: center;
  padding: ${space('l')};
  background: ${color('backdrop')};
  animation: ${movement('appear')} ${motion('backdrop')} both;
  &[data-closing] { animation: ${movement('vanish')} ${motion('backdrop')} both; }
  ${media.phone} { place-items: end stretch; padding: ${space('xxl')} 0 0; }
  ${low} { padding-block: 0; }
  /* On paper the dialog is the page: what is behind it is not printed, and nothing is cut. */
  ${media.print} {
    position: static;
    display: block;
    padding: 0;
    background: none;
    animation: none;
    body:has(> &) > :not(&) { display: none; }
  }
`;
export const Dialog = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 38rem;
  &:where([data-size='s']) { max-inline-size: 26rem; }
  &:where([data-size='l']) { max-inline-size: 58rem; }
  &:where([data-size='xl']) { max-inline-size: 78rem; }
  min-block-size: 0;
  max-block-size: 100%;
  border-radius: ${radius('l')};
  background: ${color('panel')};
  box-shadow: ${shadow('modal')};
  animation: ${movement('rise')} ${motion('modal')} both;
  &:focus { outline: none; }
  ${media.print} { max-inline-size: none; max-block-size: none; box-shadow: none; animation: none !important; }
  [data-closing] > & { animation: ${movement('sink')} ${motion('modal')} both; }
  ${media.phone} {
    max-inline-size: none;
    border-radius: ${radius('l')} ${radius('l')} 0 0;
    animation-name: ${movement('slide-up')};
    [data-closing] > & { animation-name: ${movement('slide-down')}; }
  }
`;
export const Head = styled.header`
  flex: none;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space('m')};
  padding: ${space('m', 'm')};
  padding-inline-start: ${space('xl')};
  border-block-end: 1px solid ${color('line')};
  ${media.phone} { padding-inline-start: ${space('l')}; }
  ${low} { padding-block: 0; }
  /* Where a sheet has a head of its own, this one leaves no room. */
  ${media.print} { padding: 0; border: 0; }
`;
export const Title = styled.h2`
  /* Aligns the first line with the close button beside it. */
  padding-block: calc((${rowHeight()} - 1.706rem) / 2);
  font: ${font('l', 'strong')};
  ${media.print} { padding-block: 0; }
`;
export const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space('l', 'xl')};
  ${media.phone} { padding: ${space('l')}; }
  ${media.print} { overflow: visible; padding: ${space('m')} 0; }
`;
export const Foot = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space('s')};
  padding: ${space('m', 'xl')};
  padding-block-end: max(${space('m')}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('line')};
  ${media.phone} { padding-inline: ${space('l')}; & > button, & > a { flex: 1 1 auto; } }
`;

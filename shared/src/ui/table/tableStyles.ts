import styled, { css } from 'styled-components';
import { color, font, innerFocusRing, media, rowHeight, space } from '../../theme/index.ts';
import { markStyles } from './marks.tsx';

const sortButtons = css`
  .sort {
    display: inline-flex;
    align-items: center;
    gap: ${space('xs')};
    max-inline-size: 100%;
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .sort > span { overflow: hidden; text-overflow: ellipsis; }
  .sort:hover, [aria-sort='ascending'] > .sort, [aria-sort='descending'] > .sort, .sort[aria-pressed='true'] { color: ${color('ink')}; }
`;

/** On a phone, above the cards: one line, which scrolls where there are many. */
export const Choice = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  & > * { flex: none; }
  align-items: center;
  column-gap: ${space('l')};
  padding: ${space('xs', 'm')};
  border-block-end: 1px solid ${color('line')};
  background: ${color('panel')};
  color: ${color('soft')};
  font: ${font('xs', 'strong')};
  ${sortButtons}
  .sort { min-block-size: 44px; min-inline-size: 44px; }
  ${media.print} { display: none; }
`;

export const Scroller = styled.div`
  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  background: ${color('panel')};
  &[data-with-page] { overflow: clip; }

  .inner { inline-size: 100%; min-inline-size: min-content; }
  .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    border-block-end: 1px solid ${color('line')};
    background: ${color('panel')};
  }
  /* Below the portal's header, where that sticks too. */
  @media (min-height: 24.01rem) { &[data-with-page] .head { inset-block-start: 3.5rem; } }
  .heads, .row {
    display: grid;
    grid-template-columns: var(--tracks);
    align-items: center;
    column-gap: ${space('l')};
    padding-inline: ${space('l')};
  }
  .heads { min-block-size: ${rowHeight()}; color: ${color('soft')}; font: ${font('xs', 'strong')}; }
  .body { position: relative; contain: strict; }
  .row {
    position: absolute;
    inset-inline: 0;
    block-size: var(--row-height);
    border-block-end: 1px solid ${color('line')};
    contain: size layout style;
    scroll-margin-block-start: ${rowHeight()};
  }
  /* Styled, laid out and painted once it comes near: whatever restyles the page does not wait for it. */
  .row[data-later] { content-visibility: auto; }
  /* What is around the table has a line there. */
  .row[data-last] { border-block-end-color: transparent; }
  .row[data-dimmed] > * { opacity: 0.5; }
  /* As faint as the rows of C2.28 and A4.10 ask for; whoever goes there reads it in full ink. */
  .row[data-dimmed]:is(:hover, :focus-visible, :focus-within, [aria-selected='true']) > * { opacity: 1; }
  .row[aria-selected='true'] { background: ${color('selected')}; }
  .row:focus-visible { ${innerFocusRing} }
  &[data-opens] .row { cursor: pointer; }
  @media (hover: hover) { .row:hover { background: ${color('hover')}; } }
  .cell { min-inline-size: 0; white-space: nowrap; }
  /* Not hidden: the focus ring of a control in the cell needs its margin. */
  .cut { overflow: clip; overflow-clip-margin: 5px; text-overflow: ellipsis; }
  .cell > * { vertical-align: middle; }
  .end { text-align: end; }
  .card { grid-column: 1 / -1; min-inline-size: 0; max-block-size: 100%; overflow: clip; }
  ${markStyles}
  ${sortButtons}
  /* While loading there is nothing to scroll to. */
  &:has(> .skeletons) { overflow: hidden; }
  .skeletons { display: grid; }
  .skeletons > div {
    display: flex;
    align-items: center;
    gap: ${space('xl')};
    block-size: var(--row-height);
    padding-inline: ${space('l')};
    border-block-end: 1px solid ${color('line')};
  }
  .skeletons > div > * { flex: 1 2 8rem; }
  ${media.phone} { .heads, .row { padding-inline: ${space('m')}; } }
  ${media.print} {
    max-block-size: none !important;
    overflow: visible;
    /* A real table: paper is narrower than the screen, and the heads are repeated on each page. */
    .inner { display: table; inline-size: 100%; }
    .head { display: table-header-group; position: static; }
    .body { display: table-row-group; block-size: auto !important; contain: none; }
    .heads, .row { display: table-row; position: static; block-size: auto; contain: none; }
    .row[data-later] { content-visibility: visible; }
    .heads > .cell, .row > .cell { display: table-cell; padding: 2px 6px; border-block-end: 1px solid ${color('line')}; white-space: normal; overflow-wrap: normal; vertical-align: middle; }
    .row > :is(.reference, .years, .end, [data-sign^='socket']) { white-space: nowrap; }
    .row > .card { display: block; padding-block: ${space('xs')}; }
    .cell[data-sign='chevron'] { display: none; }
    .cell[data-sign^='stock'], .cell[data-sign^='socket'] { padding-inline-start: 30px; }
    .heads .sort { display: inline-flex !important; }
    .heads .sort > svg { display: none; }
  }
`;

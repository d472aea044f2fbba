import { color, font, media, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Below this width of the page's content the totals stand at the foot. */
export const narrowCart = '@container cart (max-width: 93.99rem)';

/** The table goes by the room that it has, which at the same window differs with the totals beside it or below. */
export const Fit = styled.div`
  container-type: inline-size;
`;
const roomy = '@container (min-width: 58rem)';
const tight = '@container (max-width: 57.99rem)';

/** Styled by class from the table: one styled component per cell is noticeably slow with three hundred lines. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${font('s')};
  & th,
  & td {
    padding: ${space('xs', 's')};
    border-block-end: 1px solid ${color('line')};
    text-align: start;
  }
  /* What changes in a cell is laid out and painted there: of three hundred lines the others stay as they are. */
  & tbody td { contain: layout style; }
  & :is(th, td):first-child { padding-inline-start: ${space('l')}; }
  & tbody tr:last-child td { border-block-end: 0; }
  & thead th {
    color: ${color('soft')};
    font: ${font('xs', 'strong')};
    white-space: nowrap;
  }
  & .number { text-align: end; white-space: nowrap; }
  & .it { font-weight: 600; }
  & small, & .vat { color: ${color('soft')}; }
  & .description { min-inline-size: 9rem; }
  & .description > * { display: flex; }
  & em { color: ${color('error')}; font: ${font('xs', 'strong')}; }
  & tbody tr { transition: opacity 120ms; }
  /* Not counted in the totals. */
  & tr[data-blocked] :is(.et, .vat, .it) { color: ${color('soft')}; text-decoration: line-through; }
  & tr[aria-busy] .number { opacity: 0.45; }
  & .open {
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: ${color('edge')};
    cursor: pointer;
  }
  & .open:hover { text-decoration-color: currentcolor; }
  /* Fixed column widths where there is room: a changed amount then lays out one row instead of three hundred. */
  ${roomy} {
    table-layout: fixed;
    & thead .reference { inline-size: 8rem; }
    & thead .unit { inline-size: 8rem; }
    & thead .quantity { inline-size: 9.5rem; }
    & thead .et { inline-size: 8rem; }
    & thead .vat { inline-size: 6rem; }
    & thead .it { inline-size: 8.5rem; }
    & thead .remove { inline-size: 3.5rem; }
    & .reference { overflow: clip; text-overflow: ellipsis; overflow-clip-margin: 5px; }
  }
  /* Cards where the columns have no room: nothing hangs outside the panel. */
  ${tight} {
    &, & tbody { display: block; }
    & thead { display: none; }
    & tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 8.5rem 9rem auto;
      grid-template-areas: 'reference quantity et remove' 'description quantity it remove' 'description unit it remove';
      align-items: center;
      gap: 0 ${space('m')};
      padding: ${space('s', 'm')};
      border-block-end: 1px solid ${color('line')};
      contain: content;
    }
    & tr:last-child { border-block-end: 0; }
    & td, & :is(th, td):first-child { padding: 0; border: 0; }
    & .reference { grid-area: reference; }
    & .unit { grid-area: unit; text-align: start; }
    & .remove { grid-area: remove; justify-self: end; }
    & .description { grid-area: description; }
    & .quantity { grid-area: quantity; }
    & .description { align-self: start; }
    & .et { grid-area: et; }
    & .it { grid-area: it; align-self: start; }
    & .vat { display: none; }
    & .open { min-block-size: 44px; }
  }
  ${media.phone} {
    & tr {
      grid-template-columns: minmax(0, 1fr) auto auto;
      grid-template-areas: 'reference unit remove' 'description description description' 'quantity et et' 'quantity it it';
    }
    & .description { padding-block-end: ${space('s')}; }
  }
`;

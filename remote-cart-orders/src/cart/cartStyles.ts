import { color, font, media, space } from '@extranet/shared/theme';
import styled from 'styled-components';

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
  @media (min-width: 80rem) {
    table-layout: fixed;
    & thead .reference { inline-size: 7.5rem; }
    & thead .unit { inline-size: 7rem; }
    & thead .quantity { inline-size: 9.5rem; }
    & thead .et { inline-size: 6.5rem; }
    & thead .vat { inline-size: 5.5rem; }
    & thead .it { inline-size: 6.75rem; }
    & thead .remove { inline-size: 3.25rem; }
    & .reference { overflow-wrap: anywhere; }
  }
  ${media.phone} {
    &, & tbody { display: block; }
    & thead { display: none; }
    & tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      grid-template-areas: 'reference unit remove' 'description description description' 'quantity et it';
      align-items: center;
      gap: 0 ${space('m')};
      padding: ${space('s', 'm')};
      border-block-end: 1px solid ${color('line')};
      contain: content;
    }
    & tr:last-child { border-block-end: 0; }
    & td, & :is(th, td):first-child { padding: 0; border: 0; }
    & .reference { grid-area: reference; }
    & .unit { grid-area: unit; }
    & .remove { grid-area: remove; justify-self: end; }
    & .description { grid-area: description; padding-block-end: ${space('s')}; }
    & .quantity { grid-area: quantity; }
    & .et { grid-area: et; }
    & .it { grid-area: it; }
    & .vat { display: none; }
    & .number[data-label]::before {
      content: attr(data-label);
      display: block;
      color: ${color('soft')};
      font: ${font('xs')};
    }
    & .open { min-block-size: 44px; }
  }
  ${media.print} { & .remove { display: none; } }
`;

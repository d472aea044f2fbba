import { color, font, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** On paper, ink is dear: hairlines instead of grounds. The head of the table is repeated on each page by the browser. */
export const Sheet = styled.article`
  font: ${font('xs')};
  & > header {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space('l')};
    padding-block-end: ${space('m')};
    border-block-end: 1.5pt solid ${color('ink')};
  }
  & h1 { font: ${font('l', 'strong')}; }
  & > header > :last-child { text-align: end; }
  & > header dl { display: grid; }
  & > header dl > div { display: flex; justify-content: flex-end; gap: ${space('s')}; }
  & .supplier, & address { display: grid; align-content: start; font-style: normal; }
  & .supplier > strong { font: ${font('m', 'strong')}; }
  & dt { color: ${color('soft')}; }
  & > .addresses { display: grid; grid-template-columns: 1fr 1fr; gap: ${space('l')}; break-inside: avoid; }
  & address { margin-block-start: ${space('m')}; }
  & > table { inline-size: 100%; margin-block: ${space('m')}; border-collapse: collapse; }
  & small { color: ${color('soft')}; font-size: 0.85em; }
  & thead { display: table-header-group; }
  & :is(th, td) {
    padding: ${space('xs')} ${space('s')};
    border-block-end: 0.5pt solid ${color('edge')};
    text-align: end;
    vertical-align: baseline;
    white-space: nowrap;
  }
  & :is(th, td):first-child { padding-inline-start: 0; }
  & :is(th, td):last-child { padding-inline-end: 0; }
  & :is(th, td):nth-child(-n + 2), & .words { text-align: start; }
  & :is(th, td):nth-child(2) { inline-size: 32%; white-space: normal; }
  & > footer { display: flex; justify-content: space-between; gap: ${space('l')}; break-inside: avoid; }
  & > footer > dl { display: grid; grid-template-columns: auto auto; gap: ${space('xs', 'l')}; flex: none; text-align: end; white-space: nowrap; }
`;

import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, rowHeight, space } from '@extranet/shared/theme';
import styled from 'styled-components';

export interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** The same figures to be read instead of seen. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  const { t } = useTranslation('admin');
  return (
    <Details>
      <summary>{t('figures.asTable')}</summary>
      {/* What scrolls must be reached by key. */}
      <Scroll role="group" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Details>
  );
}

const Details = styled.details`
  margin-block-start: ${space('m')};
  & summary { display: flex; align-items: center; min-block-size: ${rowHeight()}; cursor: pointer; font: ${font('s')}; }
  & summary::before { content: '▸'; margin-inline-end: ${space('s')}; }
  &[open] summary::before { content: '▾'; }
`;
const Scroll = styled.div`
  max-block-size: 20rem;
  overflow: auto;
  & table { inline-size: 100%; border-collapse: collapse; font: ${font('xs')}; font-variant-numeric: tabular-nums; }
  & caption { color: ${color('soft')}; text-align: start; }
  & th, & td { padding: ${space('xs', 's')}; border-block-end: 1px solid ${color('line')}; font-weight: inherit; text-align: end; white-space: nowrap; }
  & th:first-child { min-inline-size: 8rem; text-align: start; white-space: normal; }
  & thead th { color: ${color('soft')}; }
  ${media.print} { max-block-size: none; overflow: visible; }
`;

import { useTranslation } from '@extranet/shared/i18n';
import { searchable } from '@extranet/shared/rules';
import { color, font, radius, space } from '@extranet/shared/theme';
import styled from 'styled-components';
import type { UploadedSheet } from './catalogue-import.slice.ts';
import { type Mapping, TARGETS } from './mapping.ts';

const LINES = 5;

/** The first lines of the file, with the chosen columns highlighted. */
export function SheetPreview({ sheet, mapping }: { sheet: UploadedSheet; mapping: Mapping }) {
  const { t } = useTranslation('admin');
  const taken = new Map(
    TARGETS.filter((target) => mapping[target] !== '').map((target) => [mapping[target], target]),
  );
  const columns = sheet.headers.map((header, at) => ({ header, at, target: taken.get(header) }));
  const lines = sheet.preview.slice(0, LINES).map((cells, line) => ({ cells, line }));
  return (
    // Focusable, so that a wide file can be scrolled by keyboard.
    <Box role="region" aria-label={t('import.preview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ header, at, target }) => (
              <th key={at} scope="col" data-taken={target ? true : undefined}>
                {header}
                {target && <Taken head={header} as={t(`import.target.${target}`)} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ cells, line }) => (
            <tr key={line}>
              {columns.map(({ at, target }) => (
                <td key={at} data-taken={target ? true : undefined}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** What a column is taken for, unless its head says so already. */
const Taken = ({ head, as }: { head: string; as: string }) =>
  searchable(head) !== searchable(as) && <small>{as}</small>;

const Box = styled.div`
  overflow-x: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  font: ${font('xs')};
  & table { inline-size: 100%; border-collapse: collapse; }
  & th, & td {
    max-inline-size: 14rem;
    padding: ${space('xs', 's')};
    overflow: hidden;
    border-block-end: 1px solid ${color('line')};
    text-align: start;
    text-overflow: ellipsis;
    vertical-align: top;
    white-space: nowrap;
  }
  & th { color: ${color('soft')}; }
  & th > small { display: block; color: ${color('ink')}; font: inherit; }
  & tr:last-child > td { border-block-end: 0; }
  & [data-taken] { background: ${color('selected')}; color: ${color('ink')}; }
`;

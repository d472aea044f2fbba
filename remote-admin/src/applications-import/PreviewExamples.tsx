import type { Application, ApplicationsPreview } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import { applicationWords } from '../application-words.ts';

interface Props {
  examples: ApplicationsPreview['examples'];
  products: number;
}

/** Products with their vehicles today and after the import; what only one side has is in bold. */
export function PreviewExamples({ examples, products }: Props) {
  const { t } = useTranslation('admin');
  return (
    <section>
      <Heading>
        {products > examples.length
          ? t('applications.import.someExamples', { shown: examples.length, count: products })
          : t('applications.import.examples')}
      </Heading>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('applications.import.reference')}</th>
            <th scope="col">{t('applications.import.before')}</th>
            <th scope="col">{t('applications.import.after')}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ prodId, prodRef, before, after }) => (
            <tr key={prodId}>
              <th scope="row">
                <Reference>{prodRef}</Reference>
              </th>
              <td data-name={t('applications.import.before')}>
                <Vehicles of={before} others={after} />
              </td>
              <td data-name={t('applications.import.after')}>
                <Vehicles of={after} others={before} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Vehicles({ of, others }: { of: readonly Application[]; others: readonly Application[] }) {
  const { t } = useTranslation('admin');
  if (of.length === 0) return t('applications.import.nobody');
  const known = new Set(others.map((one) => applicationWords(t, one)));
  const lines = of.map((one) => applicationWords(t, one));
  // What changes comes first: of ten thousand vehicles nobody reads more than these.
  const sorted = [...lines.filter((one) => !known.has(one)), ...lines.filter((one) => known.has(one))];
  return (
    <ul>
      {sorted.slice(0, VEHICLES_MAX).map((words) => (
        <li key={words} data-new={!known.has(words) || undefined}>
          {words}
        </li>
      ))}
      {sorted.length > VEHICLES_MAX && (
        <li>{t('applications.import.more', { count: sorted.length - VEHICLES_MAX })}</li>
      )}
    </ul>
  );
}

const VEHICLES_MAX = 8;

const Heading = styled.h3`
  margin-block-end: ${space('s')};
  font: ${font('m', 'strong')};
`;
const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: ${font('s')};
  overflow-wrap: anywhere;
  & th, & td { padding: ${space('s')}; border-block-end: 1px solid ${color('line')}; text-align: start; vertical-align: top; }
  & thead th { color: ${color('soft')}; }
  & th:first-child { inline-size: 8rem; }
  & li { color: ${color('soft')}; }
  & li[data-new] { color: ${color('ink')}; font-weight: 600; }
  ${media.phone} {
    & thead { display: none; }
    & tr { display: grid; padding-block: ${space('s')}; border-block-end: 1px solid ${color('line')}; }
    & th, & td { padding: ${space('xxs')} 0; border: 0; }
    & td::before { content: attr(data-name) '\\00a0: '; color: ${color('soft')}; }
  }
`;

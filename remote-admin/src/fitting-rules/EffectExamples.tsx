import type { FittingPreview } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import { differences } from './proposal-differences.ts';
import { answersWords } from './rule-words.ts';

type Example = FittingPreview['examples'][number];

/** Vehicles whose proposal changes: what is proposed today, and what would be. */
export function EffectExamples({ examples, changed }: { examples: Example[]; changed: number }) {
  const { t } = useTranslation('admin');
  return (
    <section>
      <Heading>
        {changed > examples.length
          ? t('rules.effect.someExamples', { shown: examples.length, count: changed })
          : t('rules.effect.examples')}
      </Heading>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('rules.effect.vehicle')}</th>
            <th scope="col">{t('rules.effect.before')}</th>
            <th scope="col">{t('rules.effect.after')}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((example) => (
            <tr key={`${example.vehicle.key} ${JSON.stringify(example.answers)}`}>
              <th scope="row">
                {vehicleWords(example)}
                <small>{answersWords(t, example.answers)}</small>
              </th>
              <td data-name={t('rules.effect.before')}>
                <Proposals of={example.before} others={example.after} />
              </td>
              <td data-name={t('rules.effect.after')}>
                <Proposals of={example.after} others={example.before} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** What the other side has not is in bold; what both warn of is left out, lest nobody find the difference. */
function Proposals({ of, others }: { of: readonly string[]; others: readonly string[] }) {
  const { t } = useTranslation('admin');
  if (of.length === 0) return t('rules.effect.noProposal');
  const shown = differences(of, others);
  return (
    <ul>
      {shown.map(({ parts, isNew, warnings }, at) => (
        <li key={`${at} ${parts}`} data-new={isNew || undefined}>
          {parts ? withReferences(parts) : t('rules.effect.noPart')}
          {warnings.map((warning) => (
            <small key={warning}>{warning}</small>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** References are read out, words are read. */
const withReferences = (proposal: string) =>
  proposal
    .split(/([A-Z]{2,}-\d+)/)
    .map((part, at) => (at % 2 === 1 ? <Reference key={`${at} ${part}`}>{part}</Reference> : part));

const vehicleWords = ({ vehicle: { marque, modele, year } }: Example) =>
  [`${marque} ${modele}`, year || ''].filter(Boolean).join(', ');

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
  & th > small { display: block; color: ${color('soft')}; font: ${font('xs')}; }
  & li { color: ${color('soft')}; }
  & li[data-new] { color: ${color('ink')}; font-weight: 600; }
  & li > small { display: block; color: ${color('ink')}; font: ${font('xs', 'strong')}; }
  ${media.phone} {
    & thead { display: none; }
    & tr { display: grid; padding-block: ${space('s')}; border-block-end: 1px solid ${color('line')}; }
    & th, & td { padding: ${space('xxs')} 0; border: 0; }
    & td::before { content: attr(data-name) '\\00a0: '; color: ${color('soft')}; }
  }
`;

import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal, Warning } from '@extranet/shared/rules/fitting';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Icon } from '@extranet/shared/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Term } from '../Term.tsx';

const OF_PART = 'part.';
/** No words of the trade: what they mean is plain. */
const PLAIN = ['prodCatalogue', 'prodRef', 'prodStandard'];

/** The technical fields of which a warning speaks: each opens its sentence of the glossary. */
const fieldsOf = ({ rule }: Warning): string[] => [
  ...new Set(
    rule.part.map(({ field }) => field.slice(OF_PART.length)).filter((field) => !PLAIN.includes(field)),
  ),
];

/** What a mechanic must know before the parts are ordered, in words (B2.05). */
export function Warnings({ proposal: { warnings } }: { proposal: Pick<Proposal<Product>, 'warnings'> }) {
  const { t } = useTranslation('catalog');
  if (warnings.length === 0) return <div />;
  return (
    <List aria-label={t('fitting.warnings')}>
      {warnings.map((warning) => (
        <li key={warning.text}>
          <Icon of={TriangleAlert} />
          <span>
            {warning.text}
            {fieldsOf(warning).map((field) => (
              <span key={field}>
                {' '}
                <Term field={field} value="">
                  {t(`feature.${field}` as 'feature.prodCan', { defaultValue: field })}
                </Term>
              </span>
            ))}
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space('xs')};
  margin-block: ${space('s')};
  padding: ${space('s', 'm')};
  border-radius: ${radius()};
  background: ${color('accentGround')};
  font: ${font('s')};
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space('s')}; }
  & > li > svg { margin-block-start: 2px; }
`;

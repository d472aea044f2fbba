import type { FitReason, VehicleProducts } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { OPEN_YEAR } from '@extranet/shared/rules';
import { color, font, radius, space } from '@extranet/shared/theme';
import { EmptyState, Link, Reference, Stack } from '@extranet/shared/ui';
import styled from 'styled-components';
import { applicationWords } from '../application-words.ts';

/** Each product with the line by which it fits; its link opens the tab where that line is changed. */
export function FittingProducts({ answer: { count, products } }: { answer: VehicleProducts }) {
  const { t } = useTranslation('admin');
  if (count === 0)
    return <EmptyState title={t('applications.which.none')}>{t('applications.which.noneHint')}</EmptyState>;
  return (
    <Stack $gap="s">
      <strong role="status">{t('applications.which.count', { count })}</strong>
      <List aria-label={t('applications.which.list')}>
        {products.map(({ prodId, prodRef, prodCatalogue, prodTitre, reason }) => (
          <li key={prodId}>
            <Link to={`/extradmin/products/${encodeURIComponent(prodId)}?onglet=vehicules`}>
              <Reference>{prodRef}</Reference>
            </Link>
            <span>{[prodCatalogue, prodTitre].filter(Boolean).join(' · ')}</span>
            <small>{applicationWords(t, applicationOf(reason))}</small>
          </li>
        ))}
        {count > products.length && (
          <li>{t('applications.which.more', { count: count - products.length })}</li>
        )}
      </List>
    </Stack>
  );
}

const applicationOf = ({ code, marque = '', modele = '', from, to, equipment, note = '' }: FitReason) => ({
  ...{ marque, modele, note },
  from: from ?? 0,
  to: to ?? OPEN_YEAR,
  with: code === 'with' && equipment ? [equipment] : [],
  without: code === 'without' && equipment ? [equipment] : [],
});

const List = styled.ul`
  max-block-size: 24rem;
  overflow: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space('xxs', 'm')};
    padding: ${space('xs', 'm')};
    border-block-start: 1px solid ${color('line')};
    font: ${font('s')};
    overflow-wrap: anywhere;
  }
  & > li:first-child { border-block-start: 0; }
  /* A reference is a box of its own, which the link's line does not reach. */
  & > a > * { text-decoration: underline; }
  & small { color: ${color('soft')}; font: ${font('xs')}; }
`;

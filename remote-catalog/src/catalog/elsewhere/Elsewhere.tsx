import type { Catalogue } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Button, ButtonLink } from '@extranet/shared/ui';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import texts from '../../locales/catalog.fr.json';
import { readSearch } from '../../search-part.ts';
import { wordsAddress } from '../../words-address.ts';
import { type Filters, NO_FILTERS } from '../filters.ts';
import { QUICK_ROWS, type Source } from '../source.ts';
import { addElsewherePart } from './elsewhere.part.ts';
import { soughtInVain, useElsewhere } from './elsewhere.slice.ts';

addElsewherePart();
registerTexts('catalog', texts);

interface Props {
  source: Source;
  catalogs: readonly Catalogue[];
  filters: Filters;
  onCatalogue: (catalogue: Catalogue, filters: Filters) => void;
}

/**
 * Below 'no product': the reference of a towbar was typed among the harnesses, and one click leads to it. What fields do not read,
 * such as a car in the field of the reference, the search does.
 */
export default function Elsewhere({ source, catalogs, filters, onCatalogue }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const hits = useElsewhere(({ elsewhere }) => elsewhere?.hits);
  useEffect(() => {
    const others = catalogs.filter((catalogue) => catalogue !== source.catalogue);
    // Chips are of one catalogue.
    dispatch(soughtInVain({ source, others, filters: { ...filters, traits: '' } }));
  }, [dispatch, source, catalogs, filters]);
  const q = [filters.make, filters.model, filters.reference, filters.year]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ');
  const isAsked = source.audience === 'customer' && readSearch(q).kind === 'words';
  return (
    <Offered role="status">
      {(hits ?? []).map(([catalogue, count]) => (
        <Button key={catalogue} onClick={() => onCatalogue(catalogue, carried(catalogue, filters))}>
          {t(count >= QUICK_ROWS ? 'list.elsewhereMore' : 'list.elsewhere', {
            ...{ count, shown: integer(count), catalogue: t(`catalogue.${catalogue}`) },
          })}
        </Button>
      ))}
      {isAsked && (
        <ButtonLink to={wordsAddress({ q, catalogue: '', vehicle: '', as: '' })} icon={Search}>
          {t('list.everywhere', { text: q })}
        </ButtonLink>
      )}
    </Offered>
  );
}

/** Kits are found by one text. */
const carried = (catalogue: Catalogue, { reference, ...filters }: Filters): Filters =>
  catalogue === 'Kit' ? { ...NO_FILTERS, reference } : { ...filters, reference, traits: '' };

const Offered = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space('s')};
  padding: 0 ${space('l')} ${space('xl')};
`;

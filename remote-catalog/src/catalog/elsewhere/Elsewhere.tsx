import type { Catalogue } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Button } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import texts from '../../locales/catalog.fr.json';
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

/** Below 'no product': the reference of a towbar was typed among the harnesses, and one click leads to it. */
export default function Elsewhere({ source, catalogs, filters, onCatalogue }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const hits = useElsewhere(({ elsewhere }) => elsewhere?.hits);
  useEffect(() => {
    const others = catalogs.filter((catalogue) => catalogue !== source.catalogue);
    // Chips are of one catalogue.
    dispatch(soughtInVain({ source, others, filters: { ...filters, traits: '' } }));
  }, [dispatch, source, catalogs, filters]);
  if (!hits || hits.length === 0) return null;
  return (
    <Offered role="status">
      {hits.map(([catalogue, count]) => (
        <Button key={catalogue} onClick={() => onCatalogue(catalogue, carried(catalogue, filters))}>
          {t(count >= QUICK_ROWS ? 'list.elsewhereMore' : 'list.elsewhere', {
            ...{ count, shown: integer(count), catalogue: t(`catalogue.${catalogue}`) },
          })}
        </Button>
      ))}
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

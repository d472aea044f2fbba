import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { selectCatalogs } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, font, media, space } from '@extranet/shared/theme';
import { ButtonLink, Select } from '@extranet/shared/ui';
import { Autocomplete } from '@extranet/shared/ui/combobox';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { pickCatalogue, rememberCatalogue } from '../remembered.ts';
import { useOpenProduct } from '../useOpenProduct.ts';
import { VehiclePlace } from '../VehiclePlace.tsx';
import { ResultRow } from './ResultRow.tsx';
import { isLongEnough, MIN_TEXT, searchTyped, useSearch } from './search.slice.ts';

/** The most rows that the server sends. */
const ROWS_MAX = 50;
const referenceOf = ({ prodRef }: ProductRow) => prodRef;
const idOf = ({ prodId }: ProductRow) => prodId;

export interface SearchBarProps {
  /** In the search palette: called when the user opens a product or the catalogue. */
  onLeave?: () => void;
  autoFocus?: boolean;
}

/** On the home page, and in the search palette that '/' opens on any page. */
export default function SearchBar({ onLeave, autoFocus }: SearchBarProps) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const catalogs = useAppSelector(selectCatalogs);
  const openProduct = useOpenProduct();
  const { text, status, rows, answered } = useSearch(({ search }) => search);
  const [chosen, setChosen] = useState<Catalogue>();
  const catalogue = chosen ?? pickCatalogue(catalogs);
  if (!catalogue) return null;

  const type = (next: string) => dispatch(searchTyped({ text: next, catalogue }));
  const handleCatalogue = (next: Catalogue) => {
    setChosen(next);
    rememberCatalogue(next);
    dispatch(searchTyped({ text, catalogue: next }));
  };
  const handlePick = (row: ProductRow) => {
    onLeave?.();
    openProduct(row);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    // Escape clears the text without closing the dialog around it (C2.20).
    event.preventDefault();
    event.stopPropagation();
    type('');
  };
  const bar = (
    <Bar role="search" aria-label={t('search.label')} data-search-here onKeyDown={handleKeyDown}>
      <Select
        label={t('filters.catalogue')}
        hideLabel
        value={catalogue}
        onValue={handleCatalogue}
        options={catalogs.map((name) => ({ value: name, label: t(`catalogue.${name}`) }))}
      />
      <Autocomplete
        label={t('search.field')}
        hideLabel
        icon={Search}
        placeholder={t('search.placeholder')}
        text={text}
        onText={type}
        items={rows}
        itemText={referenceOf}
        itemKey={idOf}
        renderItem={(row) => <ResultRow product={row} query={answered} />}
        onPick={handlePick}
        loading={status === 'pending'}
        minLength={MIN_TEXT}
        emptyText={t(status === 'error' ? 'search.failed' : 'search.none')}
        autoFocus={autoFocus ?? false}
      />
      {/* The home page has its own link beside the search bar. */}
      {onLeave && (
        <ButtonLink to={`/catalog?cat=${catalogue}`} icon={SlidersHorizontal} onClick={onLeave}>
          {t('search.advanced')}
        </ButtonLink>
      )}
      <Found role="status">
        {status === 'success' && isLongEnough(text) && countOf(rows.length)}
        {status === 'error' && t('search.failed')}
        {status === 'empty' && (
          <>
            {t('search.hint')} <KeyHint>{t('search.key')}</KeyHint>
          </>
        )}
      </Found>
    </Bar>
  );
  if (onLeave) return bar;
  return (
    <>
      <VehiclePlace to="/montage" recent />
      {bar}
    </>
  );

  function countOf(count: number): string {
    return count >= ROWS_MAX
      ? t('search.most', { shown: integer(count) })
      : t('list.count', { count, shown: integer(count) });
  }
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr) auto;
  gap: ${space('xs', 's')};
  align-items: start;
  &:not(:has(> a)) { grid-template-columns: 10rem minmax(0, 1fr); }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    &:not(:has(> a)) { grid-template-columns: minmax(0, 1fr); }
    & > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; }
  }
`;
/** There are no keys on a phone. */
const KeyHint = styled.span`
  ${media.coarse} { display: none; }
`;
/** Its line is reserved, so that nothing moves when the count appears. */
const Found = styled.p`
  grid-column: 2 / -1;
  min-block-size: 1.4em;
  color: ${color('soft')};
  font: ${font('xs')};
  ${media.phone} { grid-column: 1 / -1; }
`;

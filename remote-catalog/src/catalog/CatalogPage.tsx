import type { Catalogue } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { selectCatalogs } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { media, phoneQuery, rowHeight } from '@extranet/shared/theme';
import { Button, EmptyState, PageTitle, Row, Skeleton, useMedia } from '@extranet/shared/ui';
import { FileSpreadsheet } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import texts from '../locales/catalog.fr.json';
import { pickCatalogue, rememberCatalogue } from '../remembered.ts';
import { useOpenProduct } from '../useOpenProduct.ts';
import { useVehicle, useVehicleComing } from '../useVehicle.ts';
import { VehiclePlace } from '../VehiclePlace.tsx';
import { keepsVehicle } from '../vehicle-kept.ts';
import { wordsIn } from '../words-address.ts';
import { CatalogSearch } from './CatalogSearch.tsx';
import { type Filters, isSearch, NO_FILTERS } from './filters.ts';
import { useTypedSearch } from './useTypedSearch.ts';
import { WordsSkeleton } from './WordsSkeleton.tsx';

registerTexts('catalog', texts);

const WordsCatalogue = lazily(() => import(/* webpackChunkName: "words-catalogue" */ './WordsCatalogue.tsx'));
const VehicleCatalogue = lazily(
  () => import(/* webpackChunkName: "vehicle-catalogue" */ './VehicleCatalogue.tsx'),
);
const PriceListDialog = lazily(() => import(/* webpackChunkName: "price-list" */ './PriceListDialog.tsx'));

export default function CatalogPage() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const catalogs = useAppSelector(selectCatalogs);
  const openProduct = useOpenProduct();
  const { address, filters, order, changeFilters, changeOrder } = useTypedSearch();
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  const coming = useVehicleComing();
  const [priceList, setPriceList] = useState(false);
  const catalogue = pickCatalogue(catalogs, address.get('cat'));
  // What was typed into the search; it asks with the vehicle, if one is chosen.
  const words = wordsIn(address);

  const handleCatalogue = useCallback(
    (chosen: Catalogue, carried: Filters = NO_FILTERS) => {
      rememberCatalogue(chosen);
      changeFilters(carried);
      changeOrder(undefined);
      navigate({ search: `?cat=${chosen}` }, { replace: true });
    },
    [navigate, changeFilters, changeOrder],
  );

  const place = <VehiclePlace to="/catalog" />;
  const noVehicle = !vehicle && !coming;
  const phone = useMedia(phoneQuery);
  const priceListButton = catalogs.length > 0 && (
    <Button variant="quiet" icon={FileSpreadsheet} onClick={() => setPriceList(true)}>
      {t('list.priceList')}
    </Button>
  );
  const searching = words !== undefined || (catalogue !== undefined && isSearch(catalogue, filters));
  return (
    <Wide data-wide>
      {/* The printed list has a head of its own. */}
      <Top data-print="never">
        <PageTitle
          title={t('list.title')}
          actions={
            (!phone || noVehicle) && (
              <Low data-away={searching || undefined}>
                <Beside>
                  {!phone && priceListButton}
                  {noVehicle && place}
                </Beside>
              </Low>
            )
          }
        />
      </Top>
      {!noVehicle && place}
      {catalogue && words && (
        <Suspense fallback={<WordsSkeleton />}>
          <WordsCatalogue
            words={words}
            catalogs={catalogs}
            filters={filters}
            onFilters={changeFilters}
            order={order}
            onOrder={changeOrder}
            onOpen={openProduct}
          />
        </Suspense>
      )}
      {catalogue && !words && (vehicle || coming) && (
        <Suspense fallback={<Skeleton height="24rem" />}>
          {vehicle ? (
            <VehicleCatalogue
              key={vehicle}
              vehicle={vehicle}
              catalogs={catalogs}
              filters={filters}
              onFilters={changeFilters}
              order={order}
              onOrder={changeOrder}
              onOpen={openProduct}
            />
          ) : (
            <Skeleton height="24rem" />
          )}
        </Suspense>
      )}
      {catalogue && !words && !vehicle && !coming && (
        <CatalogSearch
          audience="customer"
          catalogs={catalogs}
          catalogue={catalogue}
          onCatalogue={handleCatalogue}
          filters={filters}
          onFilters={changeFilters}
          order={order}
          onOrder={changeOrder}
          onOpen={openProduct}
        />
      )}
      {priceList && (
        <Suspense fallback={null}>
          <PriceListDialog catalogs={catalogs} onClose={() => setPriceList(false)} />
        </Suspense>
      )}
      {/* The first screen of a phone belongs to the parts. */}
      {phone && priceListButton}
      {!catalogue && <EmptyState title={t('list.noCatalogue')}>{t('list.noCatalogueHint')}</EmptyState>}
    </Wide>
  );
}

/** Title and controls begin in one line, also while there is help below the vehicle's field. */
const Top = styled.div`
  @media (min-width: 64rem) {
    & > header { align-items: start; }
    & h1 { line-height: ${rowHeight()}; }
  }
`;
/** On a low window, a magnified page for example, the rows that were found need the height. */
const Low = styled.div`
  display: contents;
  @media (max-height: 30rem) {
    &[data-away] { display: none; }
  }
`;
/** The vehicle's field has room for help below it: the button keeps to its line. */
const Beside = styled(Row)`
  align-items: start;
`;
/** Down to the footer; as wide as the header, where other pages stop at a readable width. */
const Wide = styled.div`
  ${keepsVehicle}
  margin-block-end: -1.5rem;
  ${media.phone} { margin-block-end: 0; }
`;

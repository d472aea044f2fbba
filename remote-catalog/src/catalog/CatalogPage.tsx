import type { Catalogue } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { selectCatalogs } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { fetchMono, media, phoneQuery } from '@extranet/shared/theme';
import { EmptyState, Row, Skeleton, useMedia, whenIdle } from '@extranet/shared/ui';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import texts from '../locales/catalog.fr.json';
import { pickCatalogue, rememberCatalogue } from '../remembered.ts';
import { useOpenProduct } from '../useOpenProduct.ts';
import { useVehicle, useVehicleComing } from '../useVehicle.ts';
import { VehiclePlace } from '../VehiclePlace.tsx';
import { keepsVehicle } from '../vehicle-kept.ts';
import { wordsIn } from '../words-address.ts';
import { CatalogHead, FavouritesLink, PriceListButton } from './CatalogHead.tsx';
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

/** The type of references is fetched by then, idle or not. */
const IDLE_AT_LAST_MS = 1_000;

export default function CatalogPage() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const catalogs = useAppSelector(selectCatalogs);
  const openProduct = useOpenProduct();
  const { address, filters, order, changeFilters, changeOrder } = useTypedSearch();
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  const coming = useVehicleComing();
  const [priceList, setPriceList] = useState(false);
  useEffect(() => whenIdle(fetchMono, IDLE_AT_LAST_MS), []);
  const catalogue = pickCatalogue(catalogs, address.get('cat'));
  // What was typed into the search; it asks with the vehicle, if one is chosen.
  const words = useMemo(() => wordsIn(address), [address]);

  const handleCatalogue = useCallback(
    (chosen: Catalogue, carried: Filters = NO_FILTERS) => {
      rememberCatalogue(chosen);
      changeFilters(carried);
      changeOrder(undefined);
      navigate({ search: `?cat=${chosen}` }, { replace: true });
    },
    [navigate, changeFilters, changeOrder],
  );

  const noVehicle = !vehicle && !coming;
  const phone = useMedia(phoneQuery);
  const openPriceList = useCallback(() => setPriceList(true), []);
  const searching = words !== undefined || (catalogue !== undefined && isSearch(catalogue, filters));
  return (
    <Wide data-wide>
      <CatalogHead
        priceList={!phone && catalogs.length > 0}
        onPriceList={openPriceList}
        vehicle={noVehicle}
        searching={searching}
      />
      {!noVehicle && <VehiclePlace to="/catalog" />}
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
      {phone && catalogs.length > 0 && (
        <Row>
          <FavouritesLink />
          <PriceListButton onPress={openPriceList} />
        </Row>
      )}
      {!catalogue && <EmptyState title={t('list.noCatalogue')}>{t('list.noCatalogueHint')}</EmptyState>}
    </Wide>
  );
}

/** Down to the footer; as wide as the header, where other pages stop at a readable width. */
const Wide = styled.div`
  ${keepsVehicle}
  margin-block-end: -1.5rem;
  ${media.phone} { margin-block-end: 0; }
`;

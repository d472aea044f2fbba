import { useTranslation } from '@extranet/shared/i18n';
import { rowHeight } from '@extranet/shared/theme';
import { Button, ButtonLink, PageTitle, Row } from '@extranet/shared/ui';
import { FileSpreadsheet, Heart } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { VehiclePlace } from '../VehiclePlace.tsx';

interface Props {
  /** Whether the price list is offered here. */
  priceList: boolean;
  onPriceList: () => void;
  /** Whether the field for a vehicle stands here. */
  vehicle: boolean;
  searching: boolean;
}

/** Title, favourites, price list, and the field for a vehicle. Memoised: a letter in a filter renders none of it. */
export const CatalogHead = memo(function Head({ priceList, onPriceList, vehicle, searching }: Props) {
  const { t } = useTranslation('catalog');
  return (
    // The printed list has a head of its own.
    <Top data-print="never">
      <PageTitle
        title={t('list.title')}
        actions={
          (priceList || vehicle) && (
            <Low data-away={searching || undefined}>
              <Beside>
                {priceList && <FavouritesLink />}
                {priceList && <PriceListButton onPress={onPriceList} />}
                {vehicle && <VehiclePlace to="/catalog" />}
              </Beside>
            </Low>
          )
        }
      />
    </Top>
  );
});

export const PriceListButton = memo(function PriceList({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('catalog');
  return (
    <Button variant="quiet" icon={FileSpreadsheet} onClick={onPress}>
      {t('list.priceList')}
    </Button>
  );
});

export const FavouritesLink = memo(function Favourites() {
  const { t } = useTranslation('catalog');
  return (
    <ButtonLink variant="quiet" to="/favoris" icon={Heart}>
      {t('list.favourites')}
    </ButtonLink>
  );
});

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

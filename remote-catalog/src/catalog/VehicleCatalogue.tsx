import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, radius, rowHeight, space } from '@extranet/shared/theme';
import { Alert, Button, Checkbox, EmptyState, Skeleton, TextField } from '@extranet/shared/ui';
import { PackageX, SearchX, WifiOff } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ChipLine } from '../Chip.ts';
import { CompareBar, CompareChip, useComparison } from '../compare-parts.tsx';
import { fitsOpened, leftOutOpened, useFits } from '../fits.slice.ts';
import texts from '../locales/catalog.fr.json';
import { OnPaper } from '../OnPaper.tsx';
import { useVehicle } from '../useVehicle.ts';
import { addVehiclePart } from '../vehicle-part.ts';
import { FitGroup } from './FitGroup.tsx';
import { type Filters, NO_FILTERS } from './filters.ts';
import { countsOf, grouped, indexed } from './groups.ts';
import type { RowOrder } from './row-order.ts';
import { SortField } from './SortField.tsx';
import { TraitChips } from './TraitChips.tsx';
import { useRowKeys } from './useRowKeys.ts';

addVehiclePart();
registerTexts('catalog', texts);

interface Props {
  vehicle: string;
  catalogs: readonly Catalogue[];
  filters: Filters;
  onFilters: (filters: Filters) => void;
  order: RowOrder | undefined;
  onOrder: (order: RowOrder | undefined) => void;
  onOpen: (row: ProductRow) => void;
}

/** What fits the vehicle in all catalogues of the customer, and on demand what does not, with the reason (B1.04). */
export default function VehicleCatalogue({ vehicle, catalogs, filters, onFilters, order, ...props }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const chosen = useVehicle((vehicles) => vehicles.chosen);
  const state = useFits((fits) => fits);
  const handleKeys = useRowKeys();
  const comparison = useComparison();
  const { on: comparing, turn, toggle, isChosen } = comparison;
  const [withRest, setWithRest] = useState(false);
  useEffect(() => {
    dispatch(fitsOpened(vehicle));
  }, [dispatch, vehicle]);
  const { rows, fits, leftOut, leftOutRows } = state;
  const fitting = useMemo(() => indexed(catalogs, rows.items, fits, true), [catalogs, rows.items, fits]);
  const rest = useMemo(
    () => (withRest ? indexed(catalogs, leftOutRows.items, leftOut, false) : []),
    [catalogs, withRest, leftOutRows.items, leftOut],
  );
  const sources = useMemo(() => [...fitting, ...rest], [fitting, rest]);
  const groups = useMemo(() => grouped(sources, filters, order), [sources, filters, order]);
  const counts = useMemo(() => countsOf(sources, filters), [sources, filters]);
  const count = groups.reduce((sum, group) => sum + group.rows.filter((row) => row.fits).length, 0);
  const handleRest = (on: boolean) => {
    setWithRest(on);
    if (on && leftOutRows.status !== 'success') dispatch(leftOutOpened());
  };

  if (state.key !== vehicle || state.status === 'pending' || state.status === 'empty')
    return <Skeleton height="24rem" />;
  if (state.status === 'error')
    return (
      <EmptyState
        icon={WifiOff}
        title={t('vehicle.catalogue.failed')}
        action={<Button onClick={() => dispatch(fitsOpened(vehicle))}>{t('list.retry')}</Button>}
      >
        {state.failure?.message || t('list.failedHint')}
      </EmptyState>
    );
  const nothing = fits.length === 0;
  const counted =
    count > 0 || nothing
      ? t('vehicle.catalogue.found', { count, shown: integer(count) })
      : t('vehicle.catalogue.narrowed', { count: fits.length, shown: integer(fits.length) });
  return (
    <Sheet onKeyDown={handleKeys}>
      <Tools role="search" aria-label={t('list.title')} data-search-here>
        <TextField
          label={t('vehicle.catalogue.filter')}
          value={filters.reference}
          onValue={(reference) => onFilters({ ...filters, reference })}
          autoComplete="off"
          spellCheck={false}
        />
        <Chips>
          <TraitChips
            traits={filters.traits}
            onTraits={(traits) => onFilters({ ...filters, traits })}
            counts={counts}
          />
          {!nothing && <CompareChip on={comparing} onTurn={turn} />}
        </Chips>
        <SortField order={order} onOrder={props.onOrder} />
        <Count role="status">{counted}</Count>
        {leftOut.length > 0 && (
          <Checkbox
            label={t('vehicle.catalogue.alsoNot', { count: leftOut.length })}
            checked={withRest}
            onValue={handleRest}
          />
        )}
      </Tools>
      {chosen && <OnPaper title={vehicleName(chosen)} facts={[[t('print.search'), counted]]} />}
      {leftOutRows.status === 'error' && withRest && (
        <Alert
          tone="error"
          action={<Button onClick={() => dispatch(leftOutOpened())}>{t('list.retry')}</Button>}
        >
          {t('vehicle.catalogue.leftOutFailed')}
        </Alert>
      )}
      {withRest && leftOutRows.status === 'pending' && <Skeleton lines={3} />}
      {groups.map((group, at) => (
        <FitGroup
          key={group.catalogue}
          group={group}
          above={groups.slice(0, at).reduce((sum, { rows: above }) => sum + above.length, 0)}
          onOpen={comparing ? toggle : props.onOpen}
          isChosen={comparing ? isChosen : undefined}
        />
      ))}
      {groups.length === 0 && (
        <EmptyState
          icon={nothing ? PackageX : SearchX}
          title={t(nothing ? 'vehicle.catalogue.none' : 'vehicle.catalogue.noneHere')}
          action={
            !nothing && <Button onClick={() => onFilters(NO_FILTERS)}>{t('vehicle.catalogue.clear')}</Button>
          }
        >
          {t(nothing ? 'vehicle.catalogue.noneHint' : 'vehicle.catalogue.noneHereHint')}
        </EmptyState>
      )}
      <CompareBar comparison={comparison} />
    </Sheet>
  );
}

const Sheet = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
  ${media.print} { border: 0; }
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space('s', 'l')};
  padding: ${space('m', 'l')};
  border-block-end: 1px solid ${color('line')};
  & > :first-child { flex: 0 1 16rem; }
  /* The word and the order side by side, all else below them: the first product stands on the first screen of a phone. */
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space('s')};
    padding: ${space('s', 'm')};
    & > * { grid-column: 1 / -1; }
    & > :nth-child(1), & > :nth-child(3) { grid-column: auto; }
  }
  ${media.print} { display: none; }
`;
const Chips = styled(ChipLine)`
  flex: 1 1 100%;
  order: 1;
`;
const Count = styled.p`
  flex: 1 1 12rem;
  min-block-size: ${rowHeight()};
  align-content: center;
  color: ${color('soft')};
  font: ${font('s')};
  ${media.phone} { min-block-size: 0; }
`;

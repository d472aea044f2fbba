import { useTranslation } from '@extranet/shared/i18n';
import { OPEN_YEAR } from '@extranet/shared/rules';
import { lastModelYear, vehicleKey } from '@extranet/shared/rules/vehicle';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Columns, EmptyState, Link, Panel, Select, Skeleton, Stack } from '@extranet/shared/ui';
import { Combobox } from '@extranet/shared/ui/combobox';
import { useEffect, useState } from 'react';
import { useVehicleModels } from '../useVehicleModels.ts';
import { FittingProducts } from './FittingProducts.tsx';
import { useVehicleProducts, vehicleAsked } from './vehicle-products.slice.ts';

const itself = (name: string) => name;

/** A vehicle is chosen by make, model and year as a customer does, and what fits it is listed. */
export function VehicleProducts() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { makes, modelsOf, modelOf } = useVehicleModels();
  const { status, answer } = useVehicleProducts((state) => state.vehicleProducts);
  const [marque, setMarque] = useState<string | null>(null);
  const [modele, setModele] = useState<string | null>(null);
  const [year, setYear] = useState('');
  const key =
    marque !== null && modele !== null ? vehicleKey({ marque, modele, year: Number(year) || 0 }) : null;
  useEffect(() => {
    dispatch(vehicleAsked(key));
  }, [dispatch, key]);
  const model = modelOf(marque, modele);
  return (
    <Panel title={t('applications.which.title')}>
      <Stack $gap="m">
        <Columns $gap="m" $min="12rem">
          <Combobox
            label={t('applications.marque')}
            items={makes}
            itemText={itself}
            value={marque}
            onValue={(value) => {
              setMarque(value);
              setModele(null);
              setYear('');
            }}
          />
          <Combobox
            label={t('applications.modele')}
            items={marque === null ? [] : modelsOf([marque])}
            itemText={itself}
            value={modele}
            disabled={marque === null}
            onValue={(value) => {
              setModele(value);
              setYear('');
            }}
          />
          <Select
            label={t('applications.which.year')}
            value={year}
            disabled={!model}
            options={[
              { value: '', label: t('applications.which.anyYear') },
              ...(model ? yearsOf(model) : []).map((one) => ({ value: one, label: one })),
            ]}
            onValue={setYear}
          />
        </Columns>
        {status === 'pending' && <Skeleton height="6rem" />}
        {status === 'error' && (
          <EmptyState
            title={t('applications.which.failed')}
            action={<Button onClick={() => dispatch(vehicleAsked(key))}>{t('common.retry')}</Button>}
          >
            {t('common.failedHint')}
          </EmptyState>
        )}
        {answer && <FittingProducts answer={answer} />}
        <p>
          {t('applications.which.byHand')}{' '}
          <Link to="/extradmin/products">{t('applications.which.products')}</Link>
        </p>
      </Stack>
    </Panel>
  );
}

/** Newest first; a beginning that nobody knows is not guessed far back. */
function yearsOf({ from, to }: { from: number; to: number }): string[] {
  const last = to === OPEN_YEAR ? lastModelYear() : to;
  const first = from === 0 ? last - YEARS_UNKNOWN : from;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(last - at));
}

const YEARS_UNKNOWN = 30;

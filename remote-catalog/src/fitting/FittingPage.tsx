import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { lazily, VEHICLE_PARAM } from '@extranet/shared/remote';
import { vehicleName } from '@extranet/shared/rules';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, ButtonLink, EmptyState, PageTitle, Stack, VisuallyHidden } from '@extranet/shared/ui';
import { Car, WifiOff } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVehicle } from '../useVehicle.ts';
import { VehiclePlace } from '../VehiclePlace.tsx';
import { FittingSkeleton } from './FittingSkeleton.tsx';
import { addFittingPart } from './fitting.part.ts';
import { fittingOpened, useFitting } from './fitting.slice.ts';
import { NoProposal } from './NoProposal.tsx';
import { Proposals } from './Proposals.tsx';
import { Questions } from './Questions.tsx';
import { useDecided } from './useDecided.ts';

addFittingPart();

const PrintedFitting = lazily(() => import(/* webpackChunkName: "montage-print" */ './PrintedFitting.tsx'));

/** From a vehicle, the ways to tow with all their parts (B2.01). */
export default function FittingPage() {
  const { t } = useTranslation('catalog');
  const [address] = useSearchParams();
  const chosen = useVehicle((vehicle) => vehicle.chosen);
  const [printed, setPrinted] = useState<Proposal<Product>>();
  return (
    <div data-printing={printed && true}>
      <Stack data-print={printed ? 'never' : undefined}>
        <PageTitle title={t('fitting.title')}>
          {chosen ? t('fitting.for', { vehicle: vehicleName(chosen) }) : t('fitting.lead')}
        </PageTitle>
        <VehiclePlace to="/montage" recent />
        {chosen && <Fitting key={chosen.key} vehicle={chosen.key} onPrint={setPrinted} />}
        {!chosen && address.has(VEHICLE_PARAM) && <FittingSkeleton />}
        {!chosen && !address.has(VEHICLE_PARAM) && (
          <EmptyState icon={Car} title={t('fitting.noVehicle')}>
            {t('fitting.noVehicleHint')}
          </EmptyState>
        )}
      </Stack>
      {printed && chosen && (
        <Suspense>
          <PrintedFitting vehicle={chosen} proposal={printed} onPrinted={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface Props {
  vehicle: string;
  onPrint: (proposal: Proposal<Product>) => void;
}

function Fitting({ vehicle, onPrint }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { key, status, failure, material } = useFitting((fitting) => fitting);
  const decided = useDecided(key === vehicle ? material : null);
  useEffect(() => {
    dispatch(fittingOpened(vehicle));
  }, [dispatch, vehicle]);
  if (key === vehicle && status === 'error')
    return (
      <EmptyState
        icon={WifiOff}
        title={t('fitting.failed')}
        action={
          <>
            <Button onClick={() => dispatch(fittingOpened(vehicle))}>{t('list.retry')}</Button>
            <ButtonLink to={`/catalog?${VEHICLE_PARAM}=${vehicle}`}>{t('fitting.catalogue')}</ButtonLink>
          </>
        }
      >
        {failure?.message || t('list.failedHint')}
      </EmptyState>
    );
  if (!decided) return <FittingSkeleton />;
  const { proposals, shown } = decided;
  return (
    <>
      <VisuallyHidden role="status">{t('fitting.found', { count: proposals.length })}</VisuallyHidden>
      <Questions shown={shown} />
      {proposals.length === 0 ? (
        <NoProposal vehicle={vehicle} parts={material?.parts.length ?? 0} />
      ) : (
        <Proposals vehicle={vehicle} proposals={proposals} onPrint={onPrint} />
      )}
    </>
  );
}

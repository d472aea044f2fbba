import type { Product, Vehicle } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { lazily, VEHICLE_PARAM } from '@extranet/shared/remote';
import { vehicleName } from '@extranet/shared/rules';
import type { Proposal } from '@extranet/shared/rules/fitting';
import type { Pins } from '@extranet/shared/rules/vehicle';
import { useAppDispatch } from '@extranet/shared/store';
import { media } from '@extranet/shared/theme';
import { Button, ButtonLink, EmptyState, PageTitle, Stack, VisuallyHidden } from '@extranet/shared/ui';
import { Car, WifiOff } from 'lucide-react';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { bringFocus } from '../unhurried.ts';
import { useVehicle } from '../useVehicle.ts';
import { VehiclePlace } from '../VehiclePlace.tsx';
import { keepsVehicle } from '../vehicle-kept.ts';
import { DrawnFrom } from './drawn-answers.ts';
import { FittingSkeleton } from './FittingSkeleton.tsx';
import { addFittingPart } from './fitting.part.ts';
import { cartAsked, fittingOpened, useFitting } from './fitting.slice.ts';
import { NoProposal } from './NoProposal.tsx';
import { Proposals } from './Proposals.tsx';
import { Questions } from './Questions.tsx';
import { Refusal } from './Refusal.tsx';
import { type Decided, useDecided } from './useDecided.ts';
import { useKits } from './useKits.ts';
import { useSockets } from './useSockets.ts';

addFittingPart();

const NO_PARTS: readonly Product[] = [];

const PrintedComparison = lazily(
  () => import(/* webpackChunkName: "montage-paper" */ './PrintedComparison.tsx'),
);
const PrintedFitting = lazily(() => import(/* webpackChunkName: "montage-print" */ './PrintedFitting.tsx'));

/** From a vehicle, the ways to tow with all their parts (B2.01). */
export default function FittingPage() {
  const { t } = useTranslation('catalog');
  const [address] = useSearchParams();
  const chosen = useVehicle((vehicle) => vehicle.chosen);
  const [printed, setPrinted] = useState<Proposal<Product>>();
  return (
    <div data-printing={printed && true}>
      <Page data-print={printed ? 'never' : undefined}>
        <PageTitle title={t('fitting.title')}>
          {chosen ? t('fitting.for', { vehicle: vehicleName(chosen) }) : t('fitting.lead')}
        </PageTitle>
        <VehiclePlace to="/montage" recent />
        {chosen && <Fitting key={chosen.key} chosen={chosen} onPrint={setPrinted} />}
        {!chosen && address.has(VEHICLE_PARAM) && <FittingSkeleton />}
        {!chosen && !address.has(VEHICLE_PARAM) && (
          <EmptyState icon={Car} title={t('fitting.noVehicle')}>
            {t('fitting.noVehicleHint')}
          </EmptyState>
        )}
      </Page>
      {printed && chosen && (
        <Suspense>
          <PrintedFitting vehicle={chosen} proposal={printed} onPrinted={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface Props {
  chosen: Vehicle;
  onPrint: (proposal: Proposal<Product>) => void;
}

function Fitting({ chosen, onPrint }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const vehicle = chosen.key;
  const { key, status, failure, material } = useFitting((fitting) => fitting);
  const { sockets, wanted } = useSockets(material);
  const decided = useDecided(key === vehicle ? wanted : null);
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
  return (
    <DrawnFrom value={decided.answers}>
      <Decision
        chosen={chosen}
        decided={decided}
        parts={material?.parts ?? NO_PARTS}
        sockets={sockets}
        onPrint={onPrint}
      />
    </DrawnFrom>
  );
}

/** Memoised: an answer is drawn in its field first, and what it decides after it. */
const Decision = memo(function Ways({
  chosen,
  decided,
  parts,
  sockets,
  onPrint,
}: Props & { decided: Decided; parts: readonly Product[]; sockets: readonly Pins[] }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const proposals = useKits(decided.proposals);
  const suiting = proposals.filter(isSuiting);
  useEffect(() => {
    dispatch(cartAsked());
  }, [dispatch]);
  const [answered, setAnswered] = useState(0);
  const left = decided.shown.filter(({ question }) => !(question in decided.answers)).length;
  // What is open when the page comes decides where it starts.
  const [asks] = useState(left > 0);
  const place = useRef<HTMLDivElement>(null);
  const goOn = () => {
    const next = place.current?.querySelector<HTMLElement>('[data-first-action]');
    const start = next ?? place.current?.querySelector<HTMLElement>('h2');
    if (start) bringFocus(start);
  };
  const vehicle = chosen.key;
  return (
    <>
      <VisuallyHidden role="status">
        {t('fitting.found', { count: suiting.length })}
        {left > 0 && `, ${t('fitting.questionsLeft', { count: left })}`}
      </VisuallyHidden>
      <Questions
        decided={decided}
        sockets={sockets}
        first={asks}
        onAnswered={() => setAnswered((before) => before + 1)}
        onPassed={suiting.length > 0 ? goOn : undefined}
      />
      <div ref={place}>
        {proposals.length === 0 ? (
          <NoProposal vehicle={vehicle} parts={parts} />
        ) : suiting.length === 0 ? (
          <Refusal proposals={proposals} />
        ) : (
          <Proposals
            vehicle={vehicle}
            proposals={proposals}
            startsHere={!asks}
            onPrint={onPrint}
            answered={answered}
          />
        )}
      </div>
      {/* There before the page is printed: printing does not wait for its file. */}
      {suiting.length > 0 && (
        <Suspense>
          <PrintedComparison vehicle={chosen} proposals={proposals} />
        </Suspense>
      )}
    </>
  );
});

/** It has something to tow with, be it out of stock. */
const isSuiting = ({ towbar, kit }: Proposal<Product>): boolean => towbar !== null || kit?.taken === true;

/** On paper the comparison takes the page's place. */
const Page = styled(Stack)`
  ${keepsVehicle}
  /* While one of several vehicles is to be chosen, or the one that was asked for is unknown, nobody orders for the one before. */
  & > :is([data-undecided], :has([data-undecided])) ~ * { display: none; }
  ${media.print} { &:has(> [data-paper]) > :not([data-paper]) { display: none; } }
`;

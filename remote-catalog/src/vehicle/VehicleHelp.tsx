import { useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { readVehicleText } from '@extranet/shared/rules/vehicle';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Alert, Button, ProgressBar } from '@extranet/shared/ui';
import { Suspense, useEffect, useEffectEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { preloadFitting } from '../preload.ts';
import { fieldAsked, listsAsked, useLookup, vehicleAsked } from './lookup.slice.ts';
import { recentOpened, useNear } from './near.slice.ts';
import { isPartNumber } from './part-number.ts';
import { RecentVehicles } from './RecentVehicles.tsx';
import { Understood } from './Understood.tsx';
import { addVehiclePart } from './vehicle.part.ts';

addVehiclePart();

/** Most people never see them: the field and what it understood is all that comes with a page. */
const VehicleLists = lazily(() => import(/* webpackChunkName: "vehicle-lists" */ './VehicleLists.tsx'));
const SeveralVehicles = lazily(
  () => import(/* webpackChunkName: "vehicle-several" */ './SeveralVehicles.tsx'),
);

interface Props {
  text: string;
  /** What was asked for with Enter. */
  asked: { text: string } | undefined;
  to: string;
  recent: boolean;
  /** Back to the vehicle that was to be changed. */
  onBack: (() => void) | undefined;
}

/** Below the field: what was understood, what was found, what to do when nothing was. */
export default function VehicleHelp({ text, asked, to, recent, onBack }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const status = useLookup((lookup) => lookup.status);
  const demonstration = useLookup((lookup) => lookup.demonstration);
  const lookedFor = useLookup((lookup) => lookup.text);
  const reading = useMemo(() => readVehicleText(text), [text]);
  const refused = asked?.text === text.trim() && reading.problem !== undefined;
  const some = useNear((near) => near.recent.items.length > 0);
  const showsRecent = recent && some && text === '' && status === 'field';
  useEffect(() => {
    if (recent) dispatch(recentOpened());
  }, [dispatch, recent]);
  const leadsToFitting = to === '/montage' && text !== '';
  useEffect(() => {
    if (leadsToFitting) preloadFitting();
  }, [leadsToFitting]);
  const navigate = useNavigate();
  const ask = useEffectEvent(({ text: typed }: { text: string }) => {
    // A scanner types into whatever field has the cursor.
    if (isPartNumber(typed)) return void navigate(`/catalog?q=${encodeURIComponent(typed)}`);
    const { text: understood, corrected, problem } = readVehicleText(typed);
    // A hurried second Enter asks for what is being looked for already, as the bar says; a look-up may cost money.
    if (status === 'pending' && understood === lookedFor) return;
    if (problem) {
      // What was not found before is not what is wrong now.
      if (status === 'lists' && lookedFor !== '') dispatch(fieldAsked());
      return;
    }
    dispatch(vehicleAsked({ text: understood, corrected, to }));
  });
  useEffect(() => {
    if (asked) ask(asked);
  }, [asked]);
  // What another page asked for is not this page's.
  useEffect(() => () => void dispatch(fieldAsked()), [dispatch]);
  const part = isPartNumber(text) ? text.trim() : undefined;
  const understood = <Understood reading={reading} refused={refused} part={part} />;
  const waiting = <ProgressBar label={t('vehicle.pending')} />;
  return (
    <Help>
      {demonstration && status !== 'field' && (
        <Alert tone="info">
          {t('vehicle.demonstration')} {status === 'lists' && t('vehicle.demonstrationKnows')}
        </Alert>
      )}
      {status === 'lists' ? (
        <>
          {text !== '' && reading.text !== lookedFor && understood}
          <Suspense fallback={waiting}>
            <VehicleLists to={to} />
          </Suspense>
        </>
      ) : (
        <>
          <Line>
            {showsRecent ? <RecentVehicles to={to} /> : understood}
            {onBack && (
              <Button variant="quiet" onClick={onBack}>
                {t('vehicle.keep')}
              </Button>
            )}
            <Button
              variant="quiet"
              onPointerEnter={() => void VehicleLists.preload().catch(() => undefined)}
              onClick={() => dispatch(listsAsked(to))}
            >
              {t('vehicle.lists.open')}
            </Button>
          </Line>
          {status === 'pending' && waiting}
          {status === 'several' && (
            <Suspense fallback={waiting}>
              <SeveralVehicles to={to} />
            </Suspense>
          )}
        </>
      )}
    </Help>
  );
}

const Help = styled.div`
  display: grid;
  gap: ${space('s')};
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('xs', 's')};
  min-block-size: 3rem;
  color: ${color('soft')};
  font: ${font('s')};
  & > :first-child { flex: 1 1 12rem; min-inline-size: 0; }
  & > button { flex: none; }
`;

import { useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { pinsInWords, readVehicleText } from '@extranet/shared/rules/vehicle';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, phoneQuery, radius, space } from '@extranet/shared/theme';
import {
  Alert,
  Button,
  ButtonLink,
  Icon,
  IconButton,
  Reference,
  Skeleton,
  useMedia,
} from '@extranet/shared/ui';
import { Car, Wrench, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useFoundBy } from '../known-equipment.slice.ts';
import { useVehicle } from '../useVehicle.ts';
import { withSocket, withVehicle } from '../vehicle-in-address.ts';
import { useLookup } from './lookup.slice.ts';
import { useNear, vehicleNamed } from './near.slice.ts';
import { useLeaveVehicle } from './useLeaveVehicle.ts';
import { addVehiclePart } from './vehicle.part.ts';

addVehiclePart();

const FITTING = '/montage';

interface Props {
  onChange?: () => void;
}

/** The vehicle for which parts are sought, on every page that goes by it (B1.02). */
export default function VehicleBar({ onChange }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { chosen, typed, answers } = useVehicle((vehicle) => vehicle);
  const demonstration = useLookup((lookup) => lookup.demonstration);
  const corrected = useLookup((lookup) => lookup.corrected && lookup.text === typed);
  const named = useNear((near) => near.named);
  const { kind } = readVehicleText(typed);
  const foundBy = useFoundBy(chosen?.key);
  const leave = useLeaveVehicle();
  const { pathname } = useLocation();
  const isPhone = useMedia(phoneQuery);
  const missing = named?.status === 'gone' || named?.status === 'failed' ? named.status : undefined;
  if (missing)
    return (
      <Alert
        tone={missing === 'gone' ? 'warning' : 'error'}
        title={t(`vehicle.${missing}.title`)}
        action={
          <>
            {missing === 'failed' && named && (
              <Button onClick={() => dispatch(vehicleNamed(named.key))}>{t('list.retry')}</Button>
            )}
            <Button onClick={leave}>{t('vehicle.choose')}</Button>
          </>
        }
      >
        {t(`vehicle.${missing}.hint`)}
      </Alert>
    );
  if (!chosen)
    return (
      <Bar aria-busy>
        <Skeleton width="14rem" height="1.2rem" />
      </Bar>
    );
  return (
    <Bar role="group" aria-label={t('vehicle.yours')}>
      <Icon of={Car} />
      <Words>
        <strong>{vehicleName(chosen)}</strong>
        {typed && (kind === 'words' ? <small>{typed}</small> : <Reference>{typed}</Reference>)}
        {!typed && foundBy && <small>{t(`vehicle.foundBy.${foundBy}`)}</small>}
        {typed && corrected && <small>{t('vehicle.understood.corrected')}</small>}
        {typed && demonstration && <small>{t('vehicle.demonstrationShort')}</small>}
      </Words>
      {isPhone && <IconButton icon={X} name={t('vehicle.leave')} onClick={leave} />}
      <Actions>
        {pathname !== FITTING && (
          <ButtonLink
            to={withVehicle(FITTING, withSocket(pinsInWords(typed)), chosen.key, answers)}
            icon={Wrench}
          >
            {t('vehicle.fitting')}
          </ButtonLink>
        )}
        {onChange && <Button onClick={onChange}>{t('vehicle.change')}</Button>}
        {!isPhone && (
          <Button variant="quiet" icon={X} onClick={leave}>
            {t('vehicle.leave')}
          </Button>
        )}
      </Actions>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs', 'm')};
  min-block-size: 3.25rem;
  padding: ${space('xs', 'm')};
  border: 1px solid ${color('line')};
  border-inline-start: 4px solid ${color('solid')};
  border-radius: ${radius()};
  background: ${color('panel')};
  & > svg { flex: none; color: ${color('soft')}; }
  ${media.phone} { padding-block: ${space('xs', 's')}; }
  ${media.print} { display: none; }
`;
const Words = styled.div`
  flex: 1 1 12rem;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space('xs', 'm')};
  min-inline-size: 0;
  ${media.phone} { flex-basis: 8rem; }
  & > strong { font: ${font('m', 'strong')}; overflow-wrap: anywhere; }
  & > small, & > ${Reference} { color: ${color('soft')}; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  & > * { white-space: nowrap; }
`;

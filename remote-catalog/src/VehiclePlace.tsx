import { useTranslation } from '@extranet/shared/i18n';
import { lazily, VEHICLE_PARAM } from '@extranet/shared/remote';
import { media, space } from '@extranet/shared/theme';
import { Button, TextField } from '@extranet/shared/ui';
import { Car } from 'lucide-react';
import { type FormEvent, memo, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useHandedVehicle } from './handed-vehicle.ts';
import { useVehicle } from './useVehicle.ts';

const VehicleHelp = lazily(() => import(/* webpackChunkName: "vehicle" */ './vehicle/VehicleHelp.tsx'));
const VehicleBar = lazily(() => import(/* webpackChunkName: "vehicle" */ './vehicle/VehicleBar.tsx'));

/** Before then the page's own files come first. */
const WAKE_AFTER_MS = 700;
const LONGEST = 60;

interface Props {
  /** The page to which a vehicle leads. */
  to: '/montage' | '/catalog';
  /** The vehicles of this account, below the field. */
  recent?: boolean;
}

/** The field for a vehicle, or the one that was chosen. Only the field comes with the page: all else loads on first use. */
export const VehiclePlace = memo(function Vehicle({ to, recent = false }: Props) {
  const [address] = useSearchParams();
  const chosen = useVehicle((vehicle) => vehicle.chosen);
  // The vehicle that somebody wants to change: any choice, also of the same one again, closes the field.
  const [changing, setChanging] = useState<typeof chosen>(null);
  // A plate that was typed into the search; a new object for each.
  const [handed, setHanded] = useState<{ text: string }>();
  useHandedVehicle(to === '/montage', (text) => {
    setHanded({ text });
    setChanging(chosen);
  });
  const isKnown = chosen !== null || address.has(VEHICLE_PARAM);
  const isChanging = chosen !== null && changing === chosen;
  return (
    <Place>
      {isKnown && !isChanging ? (
        <Suspense>
          <VehicleBar onChange={() => setChanging(chosen)} />
        </Suspense>
      ) : (
        <VehicleField
          to={to}
          recent={recent}
          handed={handed}
          {...(isChanging && { onBack: () => setChanging(null) })}
        />
      )}
    </Place>
  );
});

interface FieldProps extends Required<Props> {
  handed: { text: string } | undefined;
  onBack?: () => void;
}

function VehicleField({ to, recent, handed, onBack }: FieldProps) {
  const { t } = useTranslation('catalog');
  const [text, setText] = useState('');
  const [awake, setAwake] = useState(onBack !== undefined);
  // A new object for each Enter: the same text may be asked for again.
  const [asked, setAsked] = useState<{ text: string }>();
  useEffect(() => {
    if (!handed) return;
    setText(handed.text);
    setAwake(true);
    setAsked(handed);
  }, [handed]);
  useEffect(() => {
    if (!recent) return;
    const timer = setTimeout(() => setAwake(true), WAKE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [recent]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAwake(true);
    if (text.trim()) setAsked({ text: text.trim() });
  };
  return (
    <>
      <Line onSubmit={handleSubmit} onFocus={() => setAwake(true)}>
        <TextField
          label={t('vehicle.field')}
          hideLabel
          icon={Car}
          placeholder={t('vehicle.placeholder')}
          value={text}
          onValue={setText}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          autoFocus={onBack !== undefined}
          onKeyDown={(event) => event.key === 'Escape' && onBack?.()}
        />
        <Button type="submit">{t('vehicle.find')}</Button>
      </Line>
      <Below data-kept={recent || undefined}>
        {awake && (
          <Suspense>
            <VehicleHelp text={text} asked={asked} to={to} recent={recent} onBack={onBack} />
          </Suspense>
        )}
      </Below>
    </>
  );
}

const Place = styled.div`
  margin-block-end: ${space('s')};
  ${media.print} { display: none; }
`;
const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space('s')};
`;
/** Clear of the field's ring. Two lines are kept free where they fill by themselves, so that the page does not move. */
const Below = styled.div`
  &:not(:empty) { padding-block-start: ${space('s')}; }
  &[data-kept] { min-block-size: calc(${space('s')} + 3rem); }
`;

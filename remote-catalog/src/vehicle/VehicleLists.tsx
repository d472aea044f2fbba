import type { VehicleModelRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { OPEN_YEAR, searchable } from '@extranet/shared/rules';
import { vehicleKey } from '@extranet/shared/rules/vehicle';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Alert, Button, Select } from '@extranet/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  fieldAsked,
  listsAsked,
  makeChosen,
  useLookup,
  vehicleAsked,
  vehiclePicked,
} from './lookup.slice.ts';
import { mayBeVariant } from './may-be-variant.ts';
import { addVehiclePart } from './vehicle.part.ts';

addVehiclePart();

const UNKNOWN_YEAR = '0';

/** Makes, models and years below the field, with what is known already filled in (B1.08). */
export default function VehicleLists({ to }: { to: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { why, message, kind, corrected, known, makes, models, text } = useLookup((lookup) => lookup);
  const [modele, setModele] = useState<string>();
  const [year, setYear] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // What nobody knows may be a slip of the finger: then the field, with what was typed, keeps the focus.
  const keepsField = why === 'unknown' && known.marque === undefined;
  useEffect(() => {
    if (!keepsField) form.current?.querySelector('select')?.focus();
  }, [keepsField]);

  const marque = nameIn(makes.items, models.marque);
  const model = models.items.find(
    (one) => searchable(one.modele) === searchable(modele ?? known.modele ?? ''),
  );
  const years = model ? yearsToChoose(model) : [];
  const chosenYear = year ?? String(known.year ?? '');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!model || !years.includes(chosenYear)) return;
    const named = { ...model, year: Number(chosenYear) };
    // What was typed does not name this vehicle unless the look-up knew it.
    const typed = why === 'asked' ? '' : text;
    dispatch(vehiclePicked({ vehicle: { ...named, key: vehicleKey(named) }, typed, to }));
  };
  const isVariant = kind === 'variant' || (kind === 'words' && mayBeVariant(text));
  const again =
    why === 'unreachable' ? (
      <Button onClick={() => dispatch(vehicleAsked({ text, corrected, to }))}>{t('list.retry')}</Button>
    ) : undefined;
  return (
    <Lists
      ref={form}
      onSubmit={handleSubmit}
      aria-label={t('vehicle.lists.title')}
      data-undecided={why !== 'asked' || undefined}
    >
      {why !== 'asked' && (
        <Alert tone={why === 'unknown' || why === 'make' ? 'info' : 'warning'} action={again}>
          {message ||
            t(`vehicle.why.${why === 'unknown' && isVariant ? 'unknownVariant' : why}`, {
              text,
              marque: known.marque,
            })}{' '}
          {corrected && t('vehicle.corrected')} {t('vehicle.lists.instead')}
        </Alert>
      )}
      {makes.status === 'error' && (
        <Alert
          tone="error"
          action={<Button onClick={() => dispatch(listsAsked(to))}>{t('list.retry')}</Button>}
        >
          {t('vehicle.lists.failed')}
        </Alert>
      )}
      <Select
        label={t('vehicle.lists.make')}
        value={marque}
        placeholder={t(makes.status === 'empty' ? 'vehicle.lists.loading' : 'vehicle.lists.choose')}
        options={makes.items.map((name) => ({ value: name, label: name }))}
        onValue={(name) => {
          setModele('');
          setYear('');
          dispatch(makeChosen(name));
        }}
      />
      <Select
        label={t('vehicle.lists.model')}
        value={model?.modele ?? ''}
        placeholder={t(models.status === 'pending' ? 'vehicle.lists.loading' : 'vehicle.lists.choose')}
        disabled={models.items.length === 0}
        error={models.status === 'error' ? t('vehicle.lists.failed') : null}
        options={models.items.map((one) => ({ value: one.modele, label: one.modele }))}
        onValue={(name) => {
          setModele(name);
          setYear('');
        }}
      />
      <Select
        label={t('vehicle.lists.year')}
        value={years.includes(chosenYear) ? chosenYear : ''}
        placeholder={t('vehicle.lists.choose')}
        disabled={!model}
        options={years.map((one) => ({
          value: one,
          label: one === UNKNOWN_YEAR ? t('vehicle.lists.anyYear') : one,
        }))}
        onValue={setYear}
      />
      <Actions>
        <Button type="submit" variant="solid" disabled={!model || !years.includes(chosenYear)}>
          {t('vehicle.lists.pick')}
        </Button>
        <Button variant="quiet" onClick={() => dispatch(fieldAsked())}>
          {t('vehicle.lists.back')}
        </Button>
      </Actions>
    </Lists>
  );
}

const nameIn = (names: readonly string[], wanted: string): string =>
  names.find((name) => searchable(name) === searchable(wanted)) ?? '';

/** The newest first; one may not know it. */
function yearsToChoose({ from, to }: VehicleModelRow): string[] {
  const last = to === OPEN_YEAR ? new Date().getFullYear() : to;
  const years = Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => String(last - at));
  return [...years, UNKNOWN_YEAR];
}

const Lists = styled.form`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  align-items: end;
  gap: ${space('s')};
  & > [role] { grid-column: 1 / -1; }
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
  ${media.tablet} { grid-column: 1 / -1; }
`;

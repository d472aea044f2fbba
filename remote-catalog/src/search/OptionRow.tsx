import { useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { Icon, type IconShape } from '@extranet/shared/ui';
import { ArrowRight, Car, Heart, History, MessageSquarePlus, Pencil, Quote, Search } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { counted } from '../counted.ts';
import { useVehicle } from '../useVehicle.ts';
import { Item } from './listStyles.ts';
import { ResultRow } from './ResultRow.tsx';
import type { Option } from './sections.ts';

interface Props {
  id: string;
  option: Option;
  /** The text for which it was found: what matched is marked. */
  query: string;
  fits: boolean;
  active: boolean;
}

const ICONS: Record<Exclude<Option['kind'], 'row'>, IconShape> = {
  see: ArrowRight,
  fitting: Car,
  vehicle: Car,
  recent: History,
  resume: Pencil,
  favourites: Heart,
  nearest: Search,
  models: ArrowRight,
  ask: MessageSquarePlus,
  exact: Quote,
};

/** Each answer makes options anew, also of rows that stood there already. */
const isSame = ({ option: old, ...before }: Props, { option, ...now }: Props): boolean =>
  isEqual(before, now) && isEqual(old, option);

function isEqual(one: object, other: object): boolean {
  const values = Object.entries(one);
  return (
    values.length === Object.keys(other).length &&
    values.every(([name, value]) => value === other[name as keyof typeof other])
  );
}

/** Drawn again when it is another or chosen, not at each letter: who listens to clicks is the list. */
export const OptionRow = memo(function Row({ id, option, query, fits, active }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <Item ref={place} id={id} role="option" tabIndex={-1} aria-selected={active}>
      {option.kind === 'row' ? (
        <ResultRow product={option.row} query={query} fits={fits} />
      ) : (
        <>
          <Icon of={ICONS[option.kind]} />
          <Words option={option} />
        </>
      )}
    </Item>
  );
}, isSame);

function Words({ option }: { option: Exclude<Option, { kind: 'row' }> }) {
  const { t } = useTranslation('catalog');
  const vehicle = useVehicle(({ chosen }) => chosen);
  switch (option.kind) {
    case 'fitting':
      return t('words.fitting', { inWords: option.inWords, vehicle: vehicle ? vehicleName(vehicle) : '' });
    case 'see': {
      const shown = counted(option);
      return option.catalogue
        ? t('words.seeOf', { catalogue: t(`catalogue.${option.catalogue}`), shown })
        : t('words.see', { shown });
    }
    case 'vehicle':
      return t('words.vehicle', { written: option.written });
    case 'recent':
      return option.text;
    case 'resume':
      return t('words.resume', { text: option.text });
    case 'favourites':
      return t('words.favourites');
    case 'nearest':
      return t('words.nearestOne', { inWords: option.inWords || option.q, shown: counted(option) });
    case 'models':
      return t('words.models', { inWords: option.inWords });
    case 'ask':
      return t('words.ask');
    case 'exact':
      return t('words.exact', { text: option.text });
  }
}

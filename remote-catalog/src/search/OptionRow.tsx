import { useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { Icon, type IconShape } from '@extranet/shared/ui';
import { ArrowRight, Car, History, MessageSquarePlus, Pencil, Quote, Search } from 'lucide-react';
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
  onPick: (option: Option) => void;
}

const ICONS: Record<Exclude<Option['kind'], 'row'>, IconShape> = {
  see: ArrowRight,
  fitting: Car,
  vehicle: Car,
  recent: History,
  resume: Pencil,
  nearest: Search,
  models: ArrowRight,
  ask: MessageSquarePlus,
  exact: Quote,
};

/** Options are drawn again when they are another or chosen, not at each letter. */
export const OptionRow = memo(function Row({ id, option, query, fits, active, onPick }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <Item
      ref={place}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onClick={() => onPick(option)}
    >
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
});

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

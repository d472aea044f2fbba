import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Icon, type IconShape } from '@extranet/shared/ui';
import { ArrowRight, Car, History, MessageSquarePlus, Search } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { counted } from './counted.ts';
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
  vehicle: Car,
  recent: History,
  nearest: Search,
  models: ArrowRight,
  ask: MessageSquarePlus,
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
  switch (option.kind) {
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
    case 'nearest':
      return t('words.nearestOne', { inWords: option.inWords || option.q, shown: integer(option.count) });
    case 'models':
      return t('words.models', { inWords: option.inWords });
    case 'ask':
      return t('words.ask');
  }
}

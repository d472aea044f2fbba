import type { Catalogue, SearchGroup } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useMemo } from 'react';
import { Chip } from '../Chip.ts';
import { type Filters, NO_FILTERS, ofVehicle, sameFilters, wantedBy } from './filters.ts';
import { foundWords } from './found-words.ts';
import { beginsSomething } from './meant/names.ts';
import { useCountedAmong } from './useCountedAmong.ts';
import { Groups } from './wordsStyles.ts';

interface Props {
  groups: readonly SearchGroup[];
  shown: Catalogue | undefined;
  filters: Filters;
  onChoose: (catalogue: Catalogue) => void;
}

/** The catalogues in which words found something, each with what one click on it would show: the car of the fields goes along. */
export function WordsGroups({ groups, shown, filters, onChoose }: Props) {
  const { t } = useTranslation('catalog');
  const countedAmong = useCountedAmong();
  const { make, model, year, exact } = filters;
  const counts = useMemo(() => {
    const car = ofVehicle({ ...NO_FILTERS, make, model, year, exact });
    return groups.map((group) => countOf(group, car));
  }, [groups, make, model, year, exact]);
  return (
    <Groups role="group" aria-label={t('words.groups')}>
      {groups.map(({ catalogue }, at) => (
        <Chip
          key={catalogue}
          type="button"
          aria-pressed={catalogue === shown}
          onClick={() => onChoose(catalogue)}
        >
          <span>{t(`catalogue.${catalogue}`)}</span>
          {counts[at] && <small>{countedAmong(counts[at].count, counts[at].among)}</small>}
        </Chip>
      ))}
    </Groups>
  );
}

interface Counted {
  count: number;
  /** There are more than these first ones. */
  among: number | undefined;
}

/** undefined where make or model begin no name: they are read for the catalogue that is shown alone. */
function countOf({ catalogue, rows, count, more }: SearchGroup, car: Filters): Counted | undefined {
  // Kits have no fields for a car.
  if (catalogue === 'Kit' || sameFilters(car, NO_FILTERS)) return { count, among: more ? count : undefined };
  const { index } = foundWords(catalogue, rows, new Map());
  if (!beginsSomething(index, car.make, car.model)) return undefined;
  const isAll = !more && rows.length === count;
  return { count: index.find(wantedBy(catalogue, car)).length, among: isAll ? undefined : rows.length };
}

import type { Catalogue, SearchGroup } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Chip } from '../Chip.ts';
import { counted } from '../counted.ts';
import { Line } from './listStyles.ts';
import { totalOf } from './sections.ts';

interface Props {
  catalogs: readonly Catalogue[];
  chosen: Catalogue | '';
  onChosen: (catalogue: Catalogue | '') => void;
  /** What was found in each; undefined while nothing is searched. */
  groups: readonly SearchGroup[] | undefined;
}

/** Where to search, each with how many it has of what was typed; where none has any, the list says so. */
export function CatalogueChips({ catalogs, chosen, onChosen, groups }: Props) {
  const { t } = useTranslation('catalog');
  const counts = groups?.some(({ count }) => count > 0) ? groups : undefined;
  const found = (name: Catalogue | '') =>
    counts && (name === '' ? totalOf(counts) : (counts.find(({ catalogue }) => catalogue === name) ?? {}));
  return (
    <Line role="group" aria-label={t('words.choice')}>
      {(['', ...catalogs] as const).map((name) => {
        const count = found(name);
        return (
          <Chip key={name} type="button" aria-pressed={name === chosen} onClick={() => onChosen(name)}>
            <span>{name === '' ? t('search.all') : t(`catalogue.${name}`)}</span>
            {count && <small>{counted(count)}</small>}
          </Chip>
        );
      })}
    </Line>
  );
}

import type { Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { Button, ProgressBar } from '@extranet/shared/ui';
import type { MouseEvent } from 'react';
import { counted } from '../counted.ts';
import { useWantOrdered } from '../ordered-parts.tsx';
import { TakeIt } from '../take-parts.tsx';
import { CatalogueChips } from './CatalogueChips.tsx';
import { Group, Head, Listbox, Notes, Popup, Progress } from './listStyles.ts';
import { useNoneSaid } from './none-said.ts';
import { OptionRow } from './OptionRow.tsx';
import { Phone } from './Phone.tsx';
import { isLongEnough, useSearch } from './search.slice.ts';
import type { Option, Section } from './sections.ts';
import { UnderstoodLine } from './UnderstoodLine.tsx';
import type { Suggested } from './useSuggestions.ts';

interface Props {
  found: Suggested;
  listId: string;
  text: string;
  cut: boolean;
  catalogs: readonly Catalogue[];
  catalogue: Catalogue | '';
  onCatalogue: ((catalogue: Catalogue | '') => void) | undefined;
  active: string | undefined;
  onPick: (option: Option) => void;
}

/** The list of suggestions. Its options are reached by arrows from the field, its buttons by Tab. */
export function SuggestionList(props: Props) {
  const { found, listId, text, cut, catalogs, catalogue, onCatalogue, active, onPick } = props;
  const { t } = useTranslation('catalog');
  const noneSaid = useNoneSaid();
  const { sections, answer, marked, isNothing, failed, waiting } = found;
  useWantOrdered(isLongEnough(text) && sections.length > 0);
  const fitting = useSearch((search) => search.fitting.prodIds);
  // The focus stays in the field: the list would close between pressing and releasing the button.
  const keepFocus = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button, a')) event.preventDefault();
  };
  const handleClick = ({ target }: MouseEvent) => {
    const id = (target as Element).closest('[role="option"]')?.id;
    const picked = sections.flatMap(({ options }) => options).find((one) => `${listId}-${one.id}` === id);
    if (picked) onPick(picked);
  };
  const replaced = answer?.replaced;
  const hasChoice = onCatalogue !== undefined && catalogs.length > 1;
  const shown = isLongEnough(text) && answer;
  const empty = sections.length === 0 && !shown && !failed && !cut;
  if (empty && !hasChoice && !waiting) return null;
  return (
    // A browser takes what scrolls for a control: Tab leads to its buttons, else on to what comes after the field.
    <Popup data-search-list tabIndex={-1} onMouseDown={keepFocus}>
      <Progress>{waiting && <ProgressBar label={t('words.pending')} hideLabel />}</Progress>
      {hasChoice && (
        <CatalogueChips
          catalogs={catalogs}
          chosen={catalogue}
          onChosen={onCatalogue}
          groups={shown ? shown.groups : undefined}
        />
      )}
      {cut && <Notes>{t('words.cut', { max: TEXT_MAX.question })}</Notes>}
      {failed && (
        <Notes>
          {t('words.failed')} <Button onClick={found.retry}>{t('words.retry')}</Button>
        </Notes>
      )}
      {shown && !isNothing && <UnderstoodLine understood={shown.understood} />}
      {isNothing && answer && <Notes>{noneSaid(answer).none}</Notes>}
      {shown && replaced && (
        <Notes>
          <strong>
            {t('words.replaced', { reference: replaced.ref, successor: replaced.product.prodRef })}
          </strong>
          <TakeIt product={replaced.product} />
        </Notes>
      )}
      <Listbox
        id={listId}
        role="listbox"
        aria-label={t('words.list')}
        aria-busy={waiting || undefined}
        hidden={sections.length === 0}
        onClick={handleClick}
      >
        {sections.map((section) => (
          <Group
            key={section.id}
            role="group"
            aria-label={nameOf(section) || undefined}
            data-end={section.of === 'end' || undefined}
          >
            {nameOf(section) && !section.replaced && (
              <Head aria-hidden>
                {nameOf(section)} {section.count !== undefined && <small>{counted(section)}</small>}
              </Head>
            )}
            {section.options.map((option) => (
              <OptionRow
                key={option.id}
                id={`${listId}-${option.id}`}
                option={option}
                query={marked}
                fits={option.kind === 'row' && fitting.includes(option.row.prodId)}
                active={option.id === active}
              />
            ))}
          </Group>
        ))}
      </Listbox>
      {isNothing && (
        <Notes>
          <Phone />
        </Notes>
      )}
    </Popup>
  );

  function nameOf({ of, catalogue: name, replaced: gone }: Section): string {
    if (gone) return t('words.replaced', { reference: gone.ref, successor: gone.product.prodRef });
    if (of === 'group' && name) return t(`catalogue.${name}`);
    if (of === 'recent') return t('words.recent');
    return of === 'nearest' && answer ? noneSaid(answer).instead : '';
  }
}

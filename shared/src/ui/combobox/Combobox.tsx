import { ChevronDown, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { searchable } from '../../rules/index.ts';
import { Field, type FieldProps } from '../Field.tsx';
import { IconButton } from '../IconButton.tsx';
import { Input } from '../TextField.tsx';
import { ListPopup, useListNote } from './ListPopup.tsx';
import { Ends, Frame } from './listStyles.ts';
import { useList } from './useList.ts';
import './texts.ts';

const SHOWN = 50;

export interface ComboboxProps<Item> extends FieldProps {
  /** All items: the field filters them itself, ignoring case, accents and dashes. With `onSearch`: those that were found. */
  items: readonly Item[];
  /** The items are found elsewhere, by the text that is typed. */
  onSearch?: (text: string) => void;
  /** With `onSearch`: how many there are, of which the items are the first. */
  total?: number;
  /** With `onSearch`: there are more than the items, and nobody counted them. */
  hasMore?: boolean | undefined;
  itemText: (item: Item) => string;
  /** Whether an item is meant by what was typed, though it is written otherwise: Enter takes it. */
  isMeant?: (item: Item, typed: string) => boolean;
  itemKey?: (item: Item) => string;
  renderItem?: (item: Item) => ReactNode;
  value: Item | null;
  onValue: (item: Item | null) => void;
  loading?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

/** A choice from a known list; text that was typed but matches no choice is dropped when the field is left. */
export function Combobox<Item>({
  label,
  hideLabel,
  hint,
  error,
  required,
  items,
  onSearch,
  total,
  hasMore,
  itemText,
  isMeant,
  itemKey = itemText,
  renderItem = itemText,
  value,
  onValue,
  loading = false,
  disabled,
  placeholder,
}: ComboboxProps<Item>) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  /** Enter was pressed before what was typed had been found. */
  const [isDue, setDue] = useState(false);
  const index = useMemo(
    () => items.map((item) => ({ item, key: searchable(itemText(item)) })),
    [items, itemText],
  );
  const found = useMemo(() => {
    const wanted = searchable(draft ?? '');
    return wanted === '' || onSearch
      ? items
      : index.filter(({ key }) => key.includes(wanted)).map(({ item }) => item);
  }, [draft, index, items, onSearch]);
  const shown = found.slice(0, SHOWN);
  const type = (typed: string | null) => {
    if (typed !== draft) onSearch?.(typed ?? '');
    setDraft(typed);
    setDue(false);
  };
  const pick = (item: Item) => {
    type(null);
    onValue(item);
  };
  const text = draft ?? (value === null ? '' : itemText(value));
  const list = useList({ id, items: shown, itemText, text, chosen: value, onPick: pick });
  const note = useListNote({
    ...{ loading, shown: shown.length, total: total ?? found.length, hasMore },
    // 'Nothing found' would be untrue.
    emptyText: onSearch && error ? error : undefined,
  });
  /** A text that names one item whole, or leaves one alone in the list, needs no arrow first. */
  const named = () =>
    draft?.trim()
      ? (index.find(({ key }) => key === searchable(draft))?.item ??
        found.find((item) => isMeant?.(item, draft)) ??
        (found.length === 1 && !loading ? found[0] : undefined))
      : undefined;
  const handleKeyDown = (event: KeyboardEvent) => {
    const isEntered = event.key === 'Enter' && list.highlightedIndex < 0;
    const one = isEntered ? named() : undefined;
    list.handleKeyDown(event);
    if (one !== undefined) {
      event.preventDefault();
      pick(one);
    } else if (isEntered && onSearch && draft?.trim()) {
      // What is meant is not clear, or not found yet: the list stays, and says so.
      event.preventDefault();
      list.openMenu();
      setDue(loading);
    }
  };
  const pickDue = useEffectEvent(() => {
    const one = named();
    setDue(false);
    if (one !== undefined) pick(one);
  });
  useEffect(() => {
    if (isDue && !loading) pickDue();
  }, [isDue, loading]);
  const handleBlur = () => {
    if (draft?.trim() === '') onValue(null);
    type(null);
  };
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required} controlId={id}>
      {(control) => (
        <Frame>
          <Input
            {...list.getInputProps({
              ...control,
              disabled,
              placeholder,
              onKeyDown: handleKeyDown,
              onBlur: handleBlur,
              onChange: (event) => type(event.currentTarget.value),
            })}
            style={{ paddingInlineEnd: value === null ? '2.75rem' : '5rem' }}
          />
          <Ends>
            {value !== null && !disabled && (
              <IconButton icon={X} name={t('combobox.clear')} tabIndex={-1} onClick={() => onValue(null)} />
            )}
            <IconButton
              icon={ChevronDown}
              {...list.getToggleButtonProps({ disabled })}
              name={t(list.isOpen ? 'combobox.close' : 'combobox.open')}
            />
          </Ends>
          <ListPopup
            list={list}
            items={shown}
            itemKey={itemKey}
            renderItem={renderItem}
            chosen={value}
            note={note}
          />
        </Frame>
      )}
    </Field>
  );
}

import { useCombobox } from 'downshift';
import type { KeyboardEvent } from 'react';

interface Options<Item> {
  id: string;
  items: readonly Item[];
  itemText: (item: Item) => string;
  text: string;
  chosen: Item | null;
  onPick: (item: Item) => void;
  /** False where the open list has nothing to show. */
  isShown?: boolean;
  startsOpen?: boolean;
}

const { InputKeyDownEscape, InputBlur } = useCombobox.stateChangeTypes;

/** Downshift with our defaults: the caller owns the text, and only Enter or a click picks an item. */
export function useList<Item>({
  id,
  items,
  itemText,
  text,
  chosen,
  onPick,
  isShown = true,
  startsOpen = false,
}: Options<Item>) {
  const list = useCombobox<Item>({
    items: [...items],
    inputId: id,
    labelId: `${id}-label`,
    itemToString: (item) => (item === null ? '' : itemText(item)),
    inputValue: text,
    selectedItem: chosen,
    initialIsOpen: startsOpen,
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onPick(selectedItem),
    stateReducer: (state, { type, changes }) =>
      type === InputKeyDownEscape || type === InputBlur
        ? { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem }
        : changes,
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    // Of a list that nobody sees, Escape is the dialog's: downshift would take it while there is a text.
    if (event.key === 'Escape' && !(list.isOpen && isShown))
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (!list.isOpen) return;
    // Escape closes the open list only, not the dialog or filters around it.
    if (event.key === 'Escape' && isShown) event.preventDefault();
    // With nothing highlighted, Enter belongs to the form: downshift would take it to close the list.
    if (event.key === 'Enter' && (list.highlightedIndex < 0 || !isShown)) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      list.closeMenu();
    }
  };
  return { ...list, handleKeyDown };
}

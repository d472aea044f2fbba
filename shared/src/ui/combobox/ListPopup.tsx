import type { UseComboboxReturnValue } from 'downshift';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Item, List, Note, Popup } from './listStyles.ts';
import './texts.ts';

interface Props<Entry> {
  list: UseComboboxReturnValue<Entry>;
  items: readonly Entry[];
  itemKey: (item: Entry) => string;
  renderItem: (item: Entry) => ReactNode;
  chosen?: Entry | null;
  /** A message below the list, or instead of it. */
  note?: string | undefined;
  hidden?: boolean;
}

export function ListPopup<Entry>({
  list,
  items,
  itemKey,
  renderItem,
  chosen,
  note,
  hidden = false,
}: Props<Entry>) {
  const { t } = useTranslation('ui');
  const shown = list.isOpen && !hidden && (items.length > 0 || note !== undefined);
  return (
    <Popup hidden={!shown}>
      <List {...list.getMenuProps({ 'aria-label': t('combobox.list'), hidden: items.length === 0 })}>
        {shown &&
          items.map((item, index) => (
            <Item
              key={itemKey(item)}
              {...list.getItemProps({ item, index })}
              data-chosen={item === chosen || undefined}
            >
              {renderItem(item)}
            </Item>
          ))}
      </List>
      {shown && note !== undefined && <Note role="status">{note}</Note>}
    </Popup>
  );
}

interface Counted {
  loading: boolean;
  shown: number;
  total: number;
  /** There are more than `total`, and nobody counted them. */
  hasMore?: boolean | undefined;
  emptyText?: string | undefined;
}

/** The message for a list that is loading, empty or cut. */
export function useListNote({ loading, shown, total, hasMore = false, emptyText }: Counted) {
  const { t } = useTranslation('ui');
  if (loading && shown === 0) return t('combobox.loading');
  if (shown === 0) return emptyText ?? t('combobox.none');
  if (hasMore) return t('combobox.uncounted');
  return shown < total ? t('combobox.more', { shown, total }) : undefined;
}

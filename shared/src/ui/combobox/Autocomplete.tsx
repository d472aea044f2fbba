import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/index.ts';
import { Field, type FieldProps } from '../Field.tsx';
import { Icon, type IconShape } from '../Icon.tsx';
import { Spinner } from '../Spinner.ts';
import { Input } from '../TextField.tsx';
import { ListPopup, useListNote } from './ListPopup.tsx';
import { Ends, Frame } from './listStyles.ts';
import { useList } from './useList.ts';

const SHOWN = 50;

export interface AutocompleteProps<Item> extends FieldProps {
  text: string;
  onText: (text: string) => void;
  /** Suggestions for this text, already filtered by the server or the caller. */
  items: readonly Item[];
  itemText: (item: Item) => string;
  itemKey?: (item: Item) => string;
  /** Renders a whole row: marker, reference, price, stock. */
  renderItem?: (item: Item) => ReactNode;
  onPick: (item: Item) => void;
  /** There are more than the items, and nobody counted them. */
  hasMore?: boolean;
  loading?: boolean;
  /** The text is whole: nothing is suggested, and nothing lies over what comes next. */
  whole?: boolean;
  /** No suggestions below this many characters (C5.05). */
  minLength?: number;
  emptyText?: string;
  disabled?: boolean;
  placeholder?: string;
  icon?: IconShape;
  name?: string;
  autoFocus?: boolean;
}

/** Free text with suggestions. Enter without a highlighted suggestion submits the surrounding form. */
export function Autocomplete<Item>({
  label,
  hideLabel,
  hint,
  error,
  required,
  text,
  onText,
  items,
  itemText,
  itemKey = itemText,
  renderItem = itemText,
  onPick,
  hasMore,
  loading = false,
  whole = false,
  minLength = 3,
  emptyText,
  disabled,
  placeholder,
  icon,
  name,
  autoFocus,
}: AutocompleteProps<Item>) {
  const id = useId();
  const tooShort = text.trim().length < minLength;
  const hidden = tooShort || whole;
  const shown = hidden ? [] : items.slice(0, SHOWN);
  const list = useList({
    ...{ id, items: shown, itemText, text, chosen: null, onPick, isShown: !hidden },
    // It goes on where another field stood, in which somebody is typing.
    startsOpen: autoFocus === true && text !== '',
  });
  const note = useListNote({ loading, shown: shown.length, total: items.length, hasMore, emptyText });
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required} controlId={id}>
      {(control) => (
        <Searching $icon={icon !== undefined}>
          {icon && <Icon of={icon} />}
          <Input
            {...list.getInputProps({
              ...control,
              disabled,
              placeholder,
              name,
              autoFocus,
              autoComplete: 'off',
              spellCheck: false,
              onKeyDown: list.handleKeyDown,
              onChange: (event) => onText(event.currentTarget.value),
            })}
          />
          <Ends>{loading && !tooShort && <Waiting />}</Ends>
          <ListPopup
            list={list}
            items={shown}
            itemKey={itemKey}
            renderItem={renderItem}
            note={note}
            hidden={hidden}
          />
        </Searching>
      )}
    </Field>
  );
}

const Searching = styled(Frame)<{ $icon: boolean }>`
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-start: ${space('m')};
    color: ${color('soft')};
    pointer-events: none;
  }
  & > input { ${({ $icon }) => $icon && `padding-inline-start: calc(18px + 2 * ${space('m')} - ${space('xs')});`} }
`;
const Waiting = styled(Spinner)`
  margin-inline-end: ${space('m')};
`;

export { Autocomplete, type AutocompleteProps } from './Autocomplete.tsx';
export { Combobox, type ComboboxProps } from './Combobox.tsx';

import type { SlotProps } from '@extranet/shared/remote';
import { SearchField } from './SearchField.tsx';

/** Content of the slot header.search. */
export default function HeaderSearch({ early, onLeave }: SlotProps['header.search']) {
  return <SearchField early={early} onLeave={onLeave} />;
}

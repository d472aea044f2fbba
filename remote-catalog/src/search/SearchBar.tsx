import type { SlotProps } from '@extranet/shared/remote';
import { VehiclePlace } from '../VehiclePlace.tsx';
import { SearchField } from './SearchField.tsx';

/** Content of the slot home.search: the vehicle's field, and the search in its large form. */
export default function SearchBar({ early }: SlotProps['home.search']) {
  return (
    <>
      <VehiclePlace to="/montage" recent />
      <SearchField early={early} large />
    </>
  );
}

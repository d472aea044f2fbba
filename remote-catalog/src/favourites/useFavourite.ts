import type { ProductRow } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import type { MouseEvent } from 'react';
import { favouriteWished, isFavourite, useFavourites } from './favourites.slice.ts';

/** Whether a product is kept at hand, and the press that changes it. */
export function useFavourite(product: ProductRow) {
  const dispatch = useAppDispatch();
  const { prodId } = product;
  const isOn = useFavourites((state) => isFavourite(state, prodId));
  const saving = useFavourites((state) => state.saving.includes(prodId));
  const refusal = useFavourites((state) => (state.refusal?.prodId === prodId ? state.refusal.message : null));
  return {
    isOn,
    saving,
    /** Null where nothing was refused. */
    refusal,
    /** The second half of a double click, which may come after the answer, does not take it back. */
    toggle: ({ detail }: MouseEvent) => {
      if (detail < 2) dispatch(favouriteWished({ product, wanted: !isOn }));
    },
  };
}

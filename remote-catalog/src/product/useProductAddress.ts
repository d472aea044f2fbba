import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { PRODUCT_PARAM, withProduct } from '../navigation.ts';
import { productAddressed, productClosed, useProduct } from './product.slice.ts';

/**
 * Keeps the address and the modal in step: 'back' closes it or returns to the previous product, a link opens it.
 * Returns a function that closes the modal and removes the product from the address.
 */
export function useProductAddress(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const wentBack = useNavigationType() === 'POP';
  const [address] = useSearchParams();
  const named = address.get(PRODUCT_PARAM);
  const { prodId, steps, openedByLink } = useProduct(({ product }) => product);
  const shownNow = useEffectEvent(() => prodId);
  const before = useRef<string | null | undefined>(undefined);
  const seen = useRef(location);

  useEffect(() => {
    const atStart = before.current === undefined;
    const left = before.current !== named;
    before.current = named;
    // A quick 'back' may come before the address with the product was rendered: then `named` never changed.
    const back = wentBack && seen.current !== location;
    seen.current = location;
    if (named !== null && named !== shownNow())
      dispatch(productAddressed({ prodId: named, openedByLink: atStart }));
    // At the start the address may not yet contain the product whose command loaded this modal.
    if (named === null && !atStart && (left || back) && shownNow() !== null) dispatch(productClosed());
  }, [dispatch, named, location, wentBack]);

  return useCallback(() => {
    dispatch(productClosed());
    if (steps > 0 && !openedByLink) navigate(-steps);
    else navigate(withProduct(pathname, address, null), { replace: true });
  }, [dispatch, navigate, steps, openedByLink, pathname, address]);
}

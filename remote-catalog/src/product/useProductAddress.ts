import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { PRODUCT_PARAM, withProduct } from '../navigation.ts';
import { productAddressed, productClosed, useProduct } from './product.slice.ts';

/**
 * The address and the modal follow each other: 'back' closes it or leads to the product before, a link opens it.
 * The answer closes the modal and takes the product out of the address.
 */
export function useProductAddress(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const wentBack = useNavigationType() === 'POP';
  const [address] = useSearchParams();
  const named = address.get(PRODUCT_PARAM);
  const { prodId, steps, cold } = useProduct(({ product }) => product);
  const shownNow = useEffectEvent(() => prodId);
  const before = useRef<string | null | undefined>(undefined);
  const seen = useRef(location);

  useEffect(() => {
    const atStart = before.current === undefined;
    const left = before.current !== named;
    before.current = named;
    // Whoever is quick goes back before the address with the product was ever drawn: it was left all the same.
    const back = wentBack && seen.current !== location;
    seen.current = location;
    if (named !== null && named !== shownNow()) dispatch(productAddressed({ prodId: named, cold: atStart }));
    // At the very start the address may lag behind the command that brought this modal here.
    if (named === null && !atStart && (left || back) && shownNow() !== null) dispatch(productClosed());
  }, [dispatch, named, location, wentBack]);

  return useCallback(() => {
    dispatch(productClosed());
    if (steps > 0 && !cold) navigate(-steps);
    else navigate(withProduct(pathname, address, null), { replace: true });
  }, [dispatch, navigate, steps, cold, pathname, address]);
}

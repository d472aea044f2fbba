import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PRODUCT_PARAM, productInAddress, withProduct } from '../navigation.ts';
import { productAddressed, productClosed, useProduct } from './product.slice.ts';

/**
 * Keeps the modal in step with the rendered address: a link opens or closes it. 'Back' and 'forward' are the saga's, because
 * an address may be left before it was rendered.
 * Returns a function that closes the modal and removes the product from the address.
 */
export function useProductAddress(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const named = address.get(PRODUCT_PARAM);
  const { prodId, steps, openedByLink } = useProduct(({ product }) => product);
  const shownNow = useEffectEvent(() => prodId);
  const before = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    const atStart = before.current === undefined;
    const left = before.current !== named;
    before.current = named;
    if (named !== null && named !== shownNow())
      dispatch(productAddressed({ prodId: named, openedByLink: atStart }));
    // The window's address tells more than the rendered one: at the start, the product whose command loaded this modal may not
    // be rendered yet. The start is also a change of page that mounts the modal anew, with the product of the page before.
    if (named === null && left && productInAddress() === null && shownNow() !== null)
      dispatch(productClosed());
  }, [dispatch, named]);

  return useCallback(() => {
    dispatch(productClosed());
    if (steps > 0 && !openedByLink) navigate(-steps);
    else navigate(withProduct(pathname, address, null), { replace: true });
  }, [dispatch, navigate, steps, openedByLink, pathname, address]);
}

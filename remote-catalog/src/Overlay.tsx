import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PRODUCT_PARAM } from './navigation.ts';
import { useProduct } from './product/product.slice.ts';
import { SearchPalette } from './search/SearchPalette.tsx';

const ProductModal = lazy(
  () => import(/* webpackChunkName: "overlay-product" */ './product/ProductModal.tsx'),
);

/** A page's own scripts come first; then the product's, so that a click opens it at once. */
const PAUSE_MS = 1_500;

/** What of the catalogue can be reached from every page. */
export default function Overlay() {
  const [address] = useSearchParams();
  const asked = useProduct(({ product }) => product.prodId !== null);
  const [near, setNear] = useState(false);
  const needed = near || asked || address.has(PRODUCT_PARAM);
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <SearchPalette />
      {needed && (
        <Suspense fallback={null}>
          <ProductModal />
        </Suspense>
      )}
    </>
  );
}

import { lazily, VEHICLE_PARAM } from '@extranet/shared/remote';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PRODUCT_PARAM } from './navigation.ts';
import { useProduct } from './product/product.slice.ts';
import { useVehicle } from './useVehicle.ts';

const ProductModal = lazily(
  () => import(/* webpackChunkName: "overlay-product" */ './product/ProductModal.tsx'),
);

/** At once, and in a file of its own: nobody waits with a scanner until the page is calm. */
const ScannedCodes = lazily(() => import(/* webpackChunkName: "scanned" */ './scan/ScannedCodes.tsx'));

const VehicleAddress = lazily(() => import(/* webpackChunkName: "vehicle" */ './vehicle/VehicleAddress.tsx'));

/** Delay before the modal's code is loaded, so that the page's own scripts come first. */
const LOAD_AFTER_MS = 1_500;

/** The parts of the catalogue that every page has: the product modal, what a scanner sends, and the vehicle of the address. */
export default function Overlay() {
  const [address] = useSearchParams();
  const open = useProduct(({ product }) => product.prodId !== null);
  const chosen = useVehicle((vehicle) => vehicle.chosen !== null);
  const [ready, setReady] = useState(false);
  const needed = ready || open || address.has(PRODUCT_PARAM);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Suspense fallback={null}>
        <ScannedCodes />
      </Suspense>
      {(chosen || address.has(VEHICLE_PARAM)) && (
        <Suspense fallback={null}>
          <VehicleAddress />
        </Suspense>
      )}
      {needed && (
        <Suspense fallback={null}>
          <ProductModal />
        </Suspense>
      )}
    </>
  );
}

import { lazily } from '@extranet/shared/remote';
import { useLocation, useParams } from 'react-router-dom';
import ProductsPage from './ProductsPage.tsx';

const ProductPage = lazily(() => import(/* webpackChunkName: "page-product" */ './ProductPage.tsx'));

/** A product opened from the list stands in a dialog over it; by its address, on a page. */
export default function ProductsRoute() {
  const { id } = useParams();
  const { state } = useLocation();
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true;
  return id === undefined || fromList ? <ProductsPage /> : <ProductPage key={id} id={id} />;
}

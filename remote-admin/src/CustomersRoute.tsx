import { lazily } from '@extranet/shared/remote';
import { useLocation, useParams } from 'react-router-dom';
import CustomersPage from './CustomersPage.tsx';

const CustomerPage = lazily(() => import(/* webpackChunkName: "page-customer" */ './CustomerPage.tsx'));

/** A customer opened from the list, or whose special prices are edited, stands in a dialog over it; by an address, on a page. */
export default function CustomersRoute() {
  const { id } = useParams();
  const { state, search } = useLocation();
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true;
  const prices = new URLSearchParams(search).get('mode') === 'specialPrices';
  return id === undefined || fromList || prices ? <CustomersPage /> : <CustomerPage key={id} id={id} />;
}

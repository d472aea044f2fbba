import type { Catalogue, Supplier, User } from '@extranet/shared/contracts';
import { registerTexts } from '@extranet/shared/i18n';
import { vehicleReducer } from '@extranet/shared/remote';
import { sessionReducer, signedIn } from '@extranet/shared/session';
import { type AppStore, createAppStore, Provider } from '@extranet/shared/store';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { addFavouritesPart } from '../favourites/favourites.part.ts';
import { favouritesRead } from '../favourites/favourites.slice.ts';
import texts from '../locales/fr.json';
import { addOrderedPart } from '../ordered/ordered.part.ts';
import { orderedRead } from '../ordered/ordered.slice.ts';
import { remote } from '../remote.ts';
import { addSupplierPart } from '../supplier/supplier.part.ts';
import { supplierRead } from '../supplier/supplier.slice.ts';

const user: User = {
  status: 'active',
  id: 'u-1',
  type: 'cust',
  isAdmin: false,
  catalogs: ['Faisceau', 'Attelage', 'Kit'],
  orderEnabled: '1',
  roles: { faq: 'none' },
  userFirstname: 'Anne',
  userName: 'Le Goff',
  userCompName: 'Garage',
  userEmail: 'garage@demo.example',
  isSignedIn: true,
};

/** Known already, so that only the tests about it are asked for it. */
export const supplier: Supplier = {
  name: 'Attelages du Rhône',
  address: '3 quai de Saône',
  postcode: '69001',
  city: 'Lyon',
  phone: '04 72 00 00 00',
  email: 'contact@attelages.example',
  legal: '',
};

interface Account {
  id?: string;
  catalogs?: Catalogue[];
  orderEnabled?: User['orderEnabled'];
  roles?: User['roles'];
}

/** Whether the account's favourites are known already: there are none, then. */
type Known = { favourites?: boolean };

/** A store as in the host, with the catalogue's reducer and sagas, and a signed-in customer who has ordered nothing. */
export function openStore(
  { favourites = true, ...account }: Account & Known = {},
  known: Supplier | null = supplier,
): AppStore {
  registerTexts('catalog', texts);
  const store = createAppStore({ session: sessionReducer, vehicle: vehicleReducer });
  store.injectRemote(remote.id, remote);
  addSupplierPart();
  if (known) store.dispatch(supplierRead(known));
  addFavouritesPart();
  if (favourites) store.dispatch(favouritesRead([]));
  addOrderedPart();
  store.dispatch(orderedRead({ askedAt: performance.now(), orders: [] }));
  store.dispatch(signedIn({ ...user, ...account }));
  return store;
}

/** In a tab in which nothing was typed before. */
export function renderIn(store: AppStore, children: ReactNode, at = '/catalog') {
  history.replaceState(null, '');
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </Provider>,
  );
}

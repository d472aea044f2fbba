import type {
  Cart,
  CartAdd,
  DeliveryInformationAsked,
  DeliveryInformationRequest,
  Product,
  ProductRow,
  ProductsConfig,
  RelatedProduct,
  VehicleFits,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const ofProduct = (prodId: string, rest = '') => `/product/${encodeURIComponent(prodId)}${rest}`;

export const fetchProduct = (prodId: string) => http.get<Product>(ofProduct(prodId), { quiet: true });

export const fetchRelated = (prodId: string) =>
  http.get<RelatedProduct[]>(ofProduct(prodId, '/related'), { quiet: true });

export const fetchProductsConfig = () => http.get<ProductsConfig>('/products/config', { quiet: true });

export const postCartItem = (item: CartAdd) => http.post<Cart>('/cart/item', item, { quiet: true });

export const postDeliveryRequest = (request: DeliveryInformationRequest) =>
  http.post<DeliveryInformationAsked>('/product/delivryInformationRequest', request, { quiet: true });

/** As many as are looked through for those that can be ordered. */
const SAME_VEHICLE_MAX = 40;

type OfModel = Pick<ProductRow, 'prodCatalogue' | 'prodMarque' | 'prodModele'>;

export const fetchSameVehicle = ({ prodCatalogue, prodMarque, prodModele }: OfModel) =>
  http.get<ProductRow[]>('/products', {
    quiet: true,
    params: {
      query: JSON.stringify({
        'prodCatalogue:eq': prodCatalogue,
        'prodMarque:eq': prodMarque,
        'prodModele:eq': prodModele,
      }),
      l: `0,${SAME_VEHICLE_MAX}`,
    },
  });

/** Which of some products fit a vehicle. */
export const fetchFitting = (vehicle: string, prodIds: string[]) =>
  http.post<VehicleFits>(`/vehicles/${encodeURIComponent(vehicle)}/fits`, { prodIds }, { quiet: true });

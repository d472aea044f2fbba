import type {
  Cart,
  CartAdd,
  DeliveryInformationAsked,
  Product,
  ProductsConfig,
  RelatedProduct,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const ofProduct = (prodId: string, rest = '') => `/product/${encodeURIComponent(prodId)}${rest}`;

export const fetchProduct = (prodId: string) => http.get<Product>(ofProduct(prodId), { quiet: true });

export const fetchRelated = (prodId: string) =>
  http.get<RelatedProduct[]>(ofProduct(prodId, '/related'), { quiet: true });

export const fetchProductsConfig = () => http.get<ProductsConfig>('/products/config', { quiet: true });

export const postCartItem = (item: CartAdd) => http.post<Cart>('/cart/item', item, { quiet: true });

export const postDeliveryRequest = (prodId: string) =>
  http.post<DeliveryInformationAsked>('/product/delivryInformationRequest', { prodId }, { quiet: true });

import type { Cart, CartAdd, Product, ProductsConfig } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchProduct = (prodId: string) =>
  http.get<Product>(`/product/${encodeURIComponent(prodId)}`, { quiet: true });

export const fetchProductsConfig = () => http.get<ProductsConfig>('/products/config', { quiet: true });

export const postCartItem = (item: CartAdd) => http.post<Cart>('/cart/item', item, { quiet: true });

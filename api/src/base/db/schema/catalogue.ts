import type { Catalogue, StockCode } from '@extranet/shared/contracts';

export interface ProductsTable {
  id: string;
  ref: string;
  /** Upper case without blanks, dashes and dots: references are compared by it. */
  ref_norm: string;
  ean: string;
  catalogue: Catalogue;
  marque: string;
  marque_norm: string;
  modele: string;
  modele_norm: string;
  annee: string;
  /** 0 and 9999 mean an open end. */
  year_from: number;
  year_to: number;
  type: string;
  /** 0: no price, not orderable. */
  price_cents: number;
  stock_code: StockCode;
  stock_qty: number | null;
  stock_place: string;
  statut: 'disponible' | 'non disponible' | 'supprime';
  standard: number;
  featured: number;
  newsletters: number;
  picture_id: string | null;
  datasheet_id: string | null;
  titre: string;
  titre_norm: string;
  memo: string;
  memo_norm: string;
  /** JSON object of the technical fields that have a value. */
  technical: string;
  /** The digits of the type; 0 when it has none. */
  pins: number;
  /** The place of its kind among those of towbars; -1 for what is none. */
  towbar: number;
  towed_kg: number;
  /** 1: its lamps may be LEDs. */
  led: number;
  /** 1: works without being coded. */
  uncoded: number;
  created_at: string;
  updated_at: string;
}

/** Gone once it was told. */
export interface StockAlertsTable {
  user_id: string;
  product_id: string;
  asked_at: string;
}

/** The products that an account keeps at hand. */
export interface FavouritesTable {
  user_id: string;
  product_id: string;
  added_at: string;
}

export interface RelatedLinksTable {
  ref_norm: string;
  related_ref_norm: string;
  ref: string;
  related_ref: string;
  status: 'active';
}

export interface SpecialPricesTable {
  id: string;
  user_id: string;
  prod_ref: string;
  ref_norm: string;
  price_cents: number;
  status: 'active' | 'removed';
  updated_at: string;
  /** Days in Paris, both included; null for an open end. */
  valid_from: string | null;
  valid_to: string | null;
  /** JSON list of quantity and cents, rising by quantity; null for one price whatever the quantity. */
  steps: string | null;
}

/** 'Remplacé par', by reference: one successor each. */
export interface ProductSuccessorsTable {
  ref_norm: string;
  ref: string;
  successor_norm: string;
  successor_ref: string;
}

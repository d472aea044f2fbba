import type { Body } from '@extranet/shared/rules/vehicle';

export interface VehicleModelsTable {
  marque: string;
  marque_norm: string;
  modele: string;
  modele_norm: string;
  /** 0 and 9999 mean an open end. */
  year_from: number;
  year_to: number;
  body: Body;
  /** '' when unknown. */
  platform: string;
}

/** A product fits a model of some years, with or without some equipment. */
export interface ApplicationsTable {
  id: string;
  product_id: string;
  marque: string;
  marque_norm: string;
  modele: string;
  modele_norm: string;
  year_from: number;
  year_to: number;
  /** JSON lists of Equipment. */
  with_equipment: string;
  without_equipment: string;
  note: string;
  /** 'product': from the product's own make, model and years, and follows them. */
  source: 'product' | 'admin' | 'import';
}

/** Products whose applications an administrator or a file decides: they no longer follow the product. */
export interface EditedApplicationsTable {
  product_id: string;
  edited_at: string;
}

export interface RecentVehiclesTable {
  user_id: string;
  /** The vehicle's key. */
  vehicle: string;
  chosen_at: string;
}

/** Answers of a paid service; the key is a keyed hash of the plate, so that the table names no vehicle's owner. */
export interface VehicleLookupsTable {
  asked_hash: string;
  /**
   * JSON list of what the service said of the vehicle, without plate and VIN; empty: it does not know it. Or one word: 'asking'
   * while somebody asks, 'unusable' and 'silent' for what it answered instead.
   */
  answer: string;
  asked_at: string;
  expires_at: string;
}

/** How often an account had the paid service asked in a day (of Paris). */
export interface VehicleQuotasTable {
  user_id: string;
  day: string;
  asked: number;
}

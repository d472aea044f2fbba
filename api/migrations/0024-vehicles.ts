import type { Migration } from './migration.ts';

/** A product of which make and model are known says by itself which vehicles it fits. */
const NAMED = "marque_norm <> '' and modele_norm <> ''";

/**
 * Vehicles, and which products fit them (applications). Both are filled from the products' own make, model and years. Of
 * plates and VINs only a keyed hash is stored, and nothing says who asked for one.
 */
export const vehicles: Migration = {
  name: '0024-vehicles',
  statements: ({ text }) => [
    `create table vehicle_models (
      marque ${text} not null,
      marque_norm ${text} not null,
      modele ${text} not null,
      modele_norm ${text} not null,
      year_from bigint not null,
      year_to bigint not null,
      body ${text} not null,
      platform ${text} not null,
      primary key (marque_norm, modele_norm)
    )`,
    `create table applications (
      id ${text} primary key,
      product_id ${text} not null references products(id) on delete cascade,
      marque ${text} not null,
      marque_norm ${text} not null,
      modele ${text} not null,
      modele_norm ${text} not null,
      year_from bigint not null,
      year_to bigint not null,
      with_equipment ${text} not null,
      without_equipment ${text} not null,
      note ${text} not null,
      source ${text} not null check (source in ('product', 'admin', 'import'))
    )`,
    'create index applications_vehicle on applications(marque_norm, modele_norm)',
    'create index applications_product on applications(product_id)',
    // A product whose applications were edited keeps them, also none, when its make, model or years change.
    `create table edited_applications (
      product_id ${text} primary key references products(id) on delete cascade,
      edited_at ${text} not null
    )`,
    `create table application_imports (
      id ${text} primary key,
      admin_name ${text} not null,
      file_name ${text} not null,
      status ${text} not null check (status in ('preview', 'applied', 'undone')),
      preview ${text} not null,
      created_at ${text} not null,
      applied_at ${text},
      undone_at ${text}
    )`,
    `create table application_import_products (
      import_id ${text} not null references application_imports(id) on delete cascade,
      product_id ${text} not null references products(id) on delete cascade,
      before_list ${text} not null,
      after_list ${text} not null,
      was_edited bigint not null,
      primary key (import_id, product_id)
    )`,
    `create table vehicle_lookups (
      asked_hash ${text} primary key,
      answer ${text} not null,
      asked_at ${text} not null,
      expires_at ${text} not null
    )`,
    'create index vehicle_lookups_expiry on vehicle_lookups(expires_at)',
    `create table vehicle_quotas (
      user_id ${text} not null references users(id) on delete cascade,
      day ${text} not null,
      asked bigint not null,
      primary key (user_id, day)
    )`,
    `create table recent_vehicles (
      user_id ${text} not null references users(id) on delete cascade,
      vehicle ${text} not null,
      chosen_at ${text} not null,
      primary key (user_id, vehicle)
    )`,
    `alter table cart_items add column vehicle ${text}`,
    `alter table order_items add column vehicle ${text}`,
    'create index order_items_vehicle on order_items(vehicle) where vehicle is not null',
    `insert into vehicle_models
      select min(marque), marque_norm, min(modele), modele_norm, coalesce(min(nullif(year_from, 0)), 0), max(year_to),
        case when modele_norm like '%BREAK%' then 'break' else 'berline' end, ''
      from products where ${NAMED} and statut <> 'supprime' group by marque_norm, modele_norm`,
    `insert into applications
      select 'own-' || id, id, marque, marque_norm, modele, modele_norm, year_from, year_to, '[]', '[]', '', 'product'
      from products where ${NAMED}`,
  ],
};

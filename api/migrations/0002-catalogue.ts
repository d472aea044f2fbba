import type { Migration } from './migration.ts';

/**
 * Products with normalised columns for the search, because neither database folds French accents by itself.
 * A reference may be shared by several products, so it is indexed and not unique.
 */
export const catalogue: Migration = {
  name: '0002-catalogue',
  statements: ({ text }) => [
    `create table products (
      id ${text} primary key,
      ref ${text} not null,
      ref_norm ${text} not null,
      ean ${text} not null,
      catalogue ${text} not null check (catalogue in ('Faisceau', 'Kit', 'Attelage')),
      marque ${text} not null,
      marque_norm ${text} not null,
      modele ${text} not null,
      modele_norm ${text} not null,
      annee ${text} not null,
      year_from bigint not null,
      year_to bigint not null,
      type ${text} not null,
      price_cents bigint not null check (price_cents >= 0),
      stock_code ${text} not null,
      stock_qty bigint,
      stock_place ${text} not null,
      statut ${text} not null,
      standard bigint not null,
      featured bigint not null,
      newsletters bigint not null,
      picture_id ${text},
      datasheet_id ${text},
      titre ${text} not null,
      titre_norm ${text} not null,
      memo ${text} not null,
      memo_norm ${text} not null,
      technical ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    'create index products_ref on products(ref_norm, id)',
    'create index products_ean on products(ean)',
    'create index products_catalogue_ref on products(catalogue, ref_norm, id)',
    'create index products_vehicle on products(catalogue, marque_norm, modele_norm)',
    'create index products_newest on products(catalogue, created_at)',
    `create table product_words (
      word ${text} not null,
      product_id ${text} not null references products(id) on delete cascade,
      primary key (word, product_id)
    )`,
    'create index product_words_product on product_words(product_id, word)',
    `create table related_links (
      ref_norm ${text} not null,
      related_ref_norm ${text} not null,
      ref ${text} not null,
      related_ref ${text} not null,
      status ${text} not null,
      primary key (ref_norm, related_ref_norm)
    )`,
    `create table special_prices (
      id ${text} primary key,
      user_id ${text} not null references users(id) on delete cascade,
      prod_ref ${text} not null,
      ref_norm ${text} not null,
      price_cents bigint not null check (price_cents > 0),
      status ${text} not null,
      updated_at ${text} not null,
      unique (user_id, ref_norm)
    )`,
    'create index special_prices_ref on special_prices(ref_norm)',
  ],
};

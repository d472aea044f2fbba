import type { Kysely, Transaction } from 'kysely';
import type * as accounts from './schema/accounts.ts';
import type * as catalogue from './schema/catalogue.ts';
import type * as documents from './schema/documents.ts';
import type * as faq from './schema/faq-files.ts';
import type * as fitting from './schema/fitting.ts';
import type * as imports from './schema/imports.ts';
import type * as lists from './schema/lists.ts';
import type * as notifications from './schema/notifications.ts';
import type * as orders from './schema/orders.ts';
import type * as returns from './schema/returns.ts';
import type * as search from './schema/search.ts';
import type * as system from './schema/system.ts';
import type * as vehicles from './schema/vehicles.ts';

/**
 * The types of all tables. Money is integer cents, instants are ISO 8601 text in UTC,
 * booleans are 1 and 0: the same values on both databases.
 */
export interface Schema {
  users: accounts.UsersTable;
  customer_index: accounts.CustomerIndexTable;
  customer_index_due: accounts.CustomerIndexDueTable;
  companies: accounts.CompaniesTable;
  sessions: accounts.SessionsTable;
  known_devices: accounts.KnownDevicesTable;
  throttles: accounts.ThrottlesTable;
  recovery_codes: accounts.RecoveryCodesTable;
  credential_links: accounts.CredentialLinksTable;
  admin_links: accounts.AdminLinksTable;
  email_changes: accounts.EmailChangesTable;
  email_change_links: accounts.EmailChangeLinksTable;
  sign_ups: accounts.SignUpsTable;
  products: catalogue.ProductsTable;
  stock_alerts: catalogue.StockAlertsTable;
  product_successors: catalogue.ProductSuccessorsTable;
  related_links: catalogue.RelatedLinksTable;
  special_prices: catalogue.SpecialPricesTable;
  vehicle_models: vehicles.VehicleModelsTable;
  applications: vehicles.ApplicationsTable;
  edited_applications: vehicles.EditedApplicationsTable;
  recent_vehicles: vehicles.RecentVehiclesTable;
  fitting_rules: fitting.FittingRulesTable;
  vehicle_lookups: vehicles.VehicleLookupsTable;
  vehicle_quotas: vehicles.VehicleQuotasTable;
  search_synonyms: search.SearchSynonymsTable;
  search_misses: search.SearchMissesTable;
  search_ignored: search.SearchIgnoredTable;
  part_requests: search.PartRequestsTable;
  search_index_docs: search.SearchIndexDocsTable;
  search_index_words: search.SearchIndexWordsTable;
  search_index_stale: search.SearchIndexStaleTable;
  search_index_state: search.SearchIndexStateTable;
  imports: imports.ImportsTable;
  import_results: imports.ImportResultsTable;
  product_changes: imports.ProductChangesTable;
  carts: orders.CartsTable;
  cart_items: orders.CartItemsTable;
  deliveries: orders.DeliveriesTable;
  orders: orders.OrdersTable;
  order_items: orders.OrderItemsTable;
  order_events: orders.OrderEventsTable;
  order_parcels: orders.OrderParcelsTable;
  order_parcel_lines: orders.OrderParcelLinesTable;
  order_requests: orders.OrderRequestsTable;
  order_notes: orders.OrderNotesTable;
  order_mail_choices: orders.OrderMailChoicesTable;
  order_documents: documents.OrderDocumentsTable;
  returns: returns.ReturnsTable;
  return_lines: returns.ReturnLinesTable;
  return_photos: returns.ReturnPhotosTable;
  return_events: returns.ReturnEventsTable;
  order_counters: orders.OrderCountersTable;
  idempotency_keys: orders.IdempotencyKeysTable;
  faq_threads: faq.FaqThreadsTable;
  faq_posts: faq.FaqPostsTable;
  faq_pictures: faq.FaqPicturesTable;
  files: faq.FilesTable;
  delivery_requests: system.DeliveryRequestsTable;
  mails: system.MailsTable;
  jobs: system.JobsTable;
  notifications: notifications.NotificationsTable;
  notification_marks: notifications.NotificationMarksTable;
  notification_choices: notifications.NotificationChoicesTable;
  push_subscriptions: notifications.PushSubscriptionsTable;
  import_jobs: system.ImportJobsTable;
  qr_codes: system.QrCodesTable;
  audit: system.AuditTable;
  list_views: lists.ListViewsTable;
  list_columns: lists.ListColumnsTable;
  settings: system.SettingsTable;
  counters: system.CountersTable;
  account_writes: system.AccountWritesTable;
  remote_failures: system.RemoteFailuresTable;
  remote_loads: system.RemoteLoadsTable;
  remote_figures: system.RemoteFiguresTable;
  remote_paces: system.RemotePacesTable;
  shared_marks: system.SharedMarksTable;
  migrations: system.MigrationsTable;
}

export type Db = Kysely<Schema>;
/** What reads and cannot write. Functions that take it may be asked of a replica; all others cannot be. */
export type Reading = Pick<Db, 'selectFrom' | 'with' | 'getExecutor'>;
/** The database or a transaction; inside a transaction use only the transaction. */
export type DbOrTransaction = Kysely<Schema> | Transaction<Schema>;

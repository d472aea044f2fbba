import {
  AdminCustomer,
  AdminCustomerCreation,
  AdminCustomerRow,
  AdminCustomersSlice,
  AdminCustomerUpdate,
  ApiError,
  CustomerRules,
  GeneratedPassword,
  Id,
  ListQuery,
} from '@extranet/shared/contracts';
import { type Static, Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { orNotFound } from '../../base/errors.ts';
import { choice, exact, fields, namedFields, normalised, parseFilters } from '../../base/lists/filters.ts';
import { parseSlice } from '../../base/lists/slice.ts';
import { generatePassword } from '../../base/secrets/generated-password.ts';
import { readSetting } from '../../base/settings/settings.queries.ts';
import { Exported, ExportFormat, sendExport } from '../../base/spreadsheets/export/send-export.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';
import { findCustomer, listCustomers } from './admin-customers.queries.ts';
import { presentCustomer, presentCustomerRow } from './customer.present.ts';
import { customerColumns, customerPages } from './export-customers.ts';
import { customersSlice } from './list/customers-slice.service.ts';
import { cataloguesOf } from './list/listed-customers.ts';
import { refreshCustomerIndex } from './list/refresh-index.ts';
import { changeCustomer, createCustomer } from './save-customer.service.ts';

const customerFields = fields({
  userId: exact('users.id'),
  userEmail: normalised('users.email_norm', normaliseEmail),
  userPostcode: exact('users.postcode'),
  userCity: exact('users.city'),
  userStatus: choice('users.status', [
    ['active', 'active'],
    ['actif', 'active'],
    ['desactive', 'desactive'],
    ['desactivé', 'desactive'],
    ['attente', 'attente'],
    ['supprime', 'supprime'],
    ['supprimé', 'supprime'],
  ]),
});

/** Percent, unless the setting 'discounts.warnAbove' says otherwise. */
const DISCOUNT_WARNING = 40;
const SLICE_ROWS = '100';

/** The filters and the order of the list's page. */
const ListParts = {
  query: Type.Optional(Type.String({ maxLength: 10240 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  catalogs: Type.Optional(
    Type.String({ maxLength: 60, description: "'Faisceau,Kit'; 'aucun': without any" }),
  ),
  sort: Type.Optional(
    Type.String({
      pattern: '^(company|name|email|city|status|loyalty)-(up|down)$',
      description: "'city-down'; without it, by company",
    }),
  ),
};
const CustomersExport = Type.Object({ format: ExportFormat, ...ListParts });
const SliceQuery = Type.Object({
  ...ListParts,
  after: Type.Optional({ ...Id, description: 'The id of the last row so far' }),
  limit: Type.Optional(Type.String({ pattern: '^([1-9]\\d{0,2}|1000)$' })),
});

const listedBy = ({ query, search = '', catalogs, sort = 'company-up' }: Static<typeof SliceQuery>) => ({
  conditions: parseFilters(query, customerFields),
  withDeleted: namedFields(query).includes('userstatus'),
  search,
  catalogues: cataloguesOf(catalogs),
  sort,
});

const shared = { tags: ['Administration : clients'], security: [{ admin: [] }] };
const One = { 200: AdminCustomer, '4xx': ApiError };
const ById = Type.Object({ id: Id });

export async function adminCustomersRoutes(app: App) {
  app.get(
    '/admin/customers',
    {
      schema: {
        ...shared,
        summary: 'All customers; deleted ones only when userStatus is asked for',
        querystring: ListQuery,
        response: { 200: Type.Array(AdminCustomerRow), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ query }): Promise<AdminCustomerRow[]> => {
      const conditions = parseFilters(query.query, customerFields);
      const withDeleted = namedFields(query.query).includes('userstatus');
      const rows = await listCustomers(app.db, conditions, parseSlice(query.l), { withDeleted });
      return rows.map(presentCustomerRow);
    },
  );

  app.get(
    '/admin/customers/slice',
    {
      schema: {
        ...shared,
        summary: 'The next rows of the list, by the filters and in the order of its page',
        querystring: SliceQuery,
        response: { 200: AdminCustomersSlice, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ query }) => {
      const { after, limit = SLICE_ROWS } = query;
      return customersSlice(app.database, listedBy(query), { after, limit: Number(limit) });
    },
  );

  app.get(
    '/admin/customers/rules',
    {
      schema: {
        ...shared,
        summary: 'What the settings say about accounts',
        response: { 200: CustomerRules, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async () => ({ discountWarning: await readSetting(app.db, 'discounts.warnAbove', DISCOUNT_WARNING) }),
  );

  app.get(
    '/admin/customers/export',
    {
      schema: {
        ...shared,
        summary:
          'Customers as a file, by the filters of the list; `search` and `catalogs` as its page understands them',
        querystring: CustomersExport,
        response: { 200: Exported, '4xx': ApiError },
      },
      onRequest: app.admin,
      config: { limit: 'listExports' },
    },
    async (request, reply) => {
      const { format } = request.query;
      await refreshCustomerIndex(app.database);
      const pages = customerPages(app.db, listedBy(request.query));
      const line = {
        action: 'customer.exportList',
        kind: 'customer',
        objectId: '',
        subject: format,
      } as const;
      await recordAction(app.db, actorOf(request), line, app.now());
      return sendExport(reply, { format, name: 'clients', at: app.now(), columns: customerColumns, pages });
    },
  );

  app.get(
    '/admin/customer/:id',
    { schema: { ...shared, summary: 'One customer', params: ById, response: One }, onRequest: app.admin },
    async ({ params }) => presentCustomer(orNotFound(await findCustomer(app.db, params.id))),
  );

  app.post(
    '/admin/customer',
    {
      schema: {
        ...shared,
        summary: 'Create a customer, and mail a link to choose a password when asked',
        body: AdminCustomerCreation,
        response: One,
      },
      onRequest: app.admin,
    },
    async (request) => createCustomer(app, request.body, actorOf(request)),
  );

  app.put(
    '/admin/customer/:id',
    {
      schema: {
        ...shared,
        summary: 'Change a customer; 409 when it changed since userUpdatedAt',
        params: ById,
        body: AdminCustomerUpdate,
        response: One,
      },
      onRequest: app.admin,
    },
    async (request) => changeCustomer(app, request.params.id, request.body, actorOf(request)),
  );

  app.get(
    '/admin/password',
    {
      schema: {
        ...shared,
        summary: 'A generated password to propose',
        response: { 200: GeneratedPassword, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async () => ({ password: generatePassword() }),
  );
}

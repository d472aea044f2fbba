import { productFields } from '../../../api/src/catalogue/index.ts';
import { deliveryFields, orderFields } from '../../../api/src/ordering/index.ts';
import { type Schema, sampleOf } from '../../../api/src/testing/samples.ts';
import type { Operation, Parameter } from './request.ts';
import type { Caller, Target } from './target.ts';

interface Described {
  readonly parameters?: readonly { name: string; in: 'path' | 'query' | 'header' }[];
  readonly requestBody?: { content: Record<string, { schema?: Schema }> };
  readonly security?: readonly Record<string, unknown>[];
}

type Paths = Record<string, Record<string, Described>>;

const FILTERS: readonly [RegExp, Iterable<string>][] = [
  [/^\/api\/(admin\/)?products$|^\/api\/references$/, productFields.keys()],
  [/^\/api\/orders$/, orderFields.keys()],
  [
    /^\/api\/admin\/orders$/,
    ['orderId', 'year', 'orderRef', 'orderInternalRef', 'orderUserId', 'orderStatus', 'prodRef'],
  ],
  [/^\/api\/deliveries$/, deliveryFields.keys()],
  [/^\/api\/admin\/customers$/, ['userId', 'userEmail', 'userPostcode', 'userCity', 'userStatus']],
  [/^\/api\/admin\/audit$/, ['auActorId', 'auKind', 'auAction', 'auObjectId', 'auAt']],
];

/** These calls end sessions, which would stop the scan: they are made with another account. */
const ENDS_SESSIONS = /sign(Out)$|sessions\/others|password|updatePwd/;

export const bearerOf = (target: Target, { path, caller }: Operation) =>
  target.bearer(caller, ENDS_SESSIONS.test(path) && caller === 'customer' ? 'u-atelier' : undefined);

/** Every call of the API's description, with valid values taken from the objects of garage@demo.example. */
export async function describeOperations(target: Target): Promise<Operation[]> {
  const own = ownThings(target);
  const answer = await fetch(`${target.url}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Paths };
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      // Another email address for each call, because two accounts cannot have the same.
      const named = { ...own, userEmail: `${method}${path.replaceAll(/\W+/g, '-')}@example.com` };
      const body = schema ? withOwn(sampleOf(schema), named) : undefined;
      return {
        method: method.toUpperCase(),
        path,
        caller: callerOf(operation),
        body,
        parameters: [...outside(path, operation, own), ...leaves(body)],
      };
    }),
  );
}

function callerOf({ security }: Described): Caller {
  const names = (security ?? []).flatMap((one) => Object.keys(one));
  return (names.find((name) => name !== 'admin') ?? names[0] ?? 'nobody') as Caller;
}

/** Ids of existing objects by parameter name: with other ids all calls would answer 404. */
function ownThings({ column }: Target): Record<string, string> {
  const one = (statement: string) => column(statement)[0] ?? 'nothing';
  const order = one("select id from orders where user_id = 'u-garage' and status = 'validee'");
  return {
    prodId: 'p-fa-00001',
    ref: 'FA-00001',
    relRelatedRef: 'FA-00002',
    postRef: 'FA-00001',
    lng: 'fr',
    daId: 'd-garage-1',
    orderId: order,
    itId: one(`select id from order_items where order_id = '${order}'`),
    path: one("select id from files where mimetype like 'image/%'"),
    userId: 'u-admin',
    'order.id': order,
    'product.id': 'p-fa-00001',
    'customer.id': 'u-sansfaq',
    'post.id': one("select id from faq_posts where author_id = 'u-garage'"),
    'deliveryRequest.id': one('select id from delivery_requests'),
    l: '0,20',
    q: 'peugeot',
    c: 'Faisceau',
    prodCatalogue: 'Faisceau',
    size: '120',
    'idempotency-key': 'scan-0000001',
    page: '/catalog',
  };
}

/** Values that rules beyond the schema ask for: in a refused body no text would reach an SQL statement. */
const VALID_VALUES: Readonly<Record<string, unknown>> = {
  password: 'Demo-2026!',
  passwordConfirm: 'Demo-2026!',
  confirmPassword: 'Demo-2026!',
  currentPassword: 'Demo-2026!',
  daPhone1: '+33 612345678',
  daPhone2: '+33 612345678',
  userPhone: '+33 612345678',
  postText: 'Une contribution assez longue pour le forum.',
  postPictures: [],
  postStatus: undefined,
  postUpdatedAt: undefined,
  prodUpdatedAt: undefined,
  userUpdatedAt: undefined,
  prodPicture: null,
  prodDatasheet: null,
  spId: undefined,
  spUserId: 'u-garage',
  spProdRef: 'FA-00001',
};

function outside(path: string, { parameters = [] }: Described, own: Record<string, string>): Parameter[] {
  const kind = /\/(order|product|customer|post|deliveryRequest)\/\{id\}/.exec(path)?.[1];
  return parameters.flatMap(({ name, in: place }): Parameter[] => {
    if (name === 'query') return filters(path);
    // Left out: with a version that is not the newest, nothing would be written.
    if (name === 'if-match') return [];
    const value = own[name] ?? (name === 'id' ? own[`${kind}.id`] : undefined) ?? '1';
    return [{ place, name, value, text: true }];
  });
}

const filters = (path: string): Parameter[] =>
  [...(FILTERS.find(([pattern]) => pattern.test(path))?.[1] ?? [])].map((field) => ({
    place: 'filter',
    name: `${field}:eq`,
    value: '1',
    text: true,
  }));

const withOwn = (sample: unknown, own: Record<string, string>): unknown =>
  JSON.parse(JSON.stringify(sample), (key, value) => {
    if (key in VALID_VALUES) return VALID_VALUES[key];
    return typeof value === 'string' && own[key] !== undefined ? own[key] : value;
  });

/** Every value of the body that is neither object nor list, with its path of keys. */
function leaves(value: unknown, at: readonly (string | number)[] = []): Parameter[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, member]) =>
      leaves(member, [...at, Array.isArray(value) ? Number(key) : key]),
    );
  if (at.length === 0) return [];
  return [{ place: 'body', name: at.join('.'), at, value: String(value), text: typeof value === 'string' }];
}

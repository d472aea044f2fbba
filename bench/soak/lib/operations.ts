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

/** Ending a session would end the scan: these get somebody of their own. */
const ENDS_SESSIONS = /sign(Out)$|sessions\/others|password|updatePwd/;

export const bearerOf = (target: Target, { path, caller }: Operation) =>
  target.bearer(caller, ENDS_SESSIONS.test(path) && caller === 'customer' ? 'u-atelier' : undefined);

/** Every call that the server describes, with what it takes from garage@demo.example's own things. */
export async function describeOperations(target: Target): Promise<Operation[]> {
  const own = ownThings(target);
  const answer = await fetch(`${target.url}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Paths };
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      // An address of its own for each call: two accounts cannot have the same.
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

/** Real values by the names of the parameters: an attack on something that is not there would meet 404 only. */
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

/** What a rule beyond the schema asks for: a refused body would keep its texts from ever reaching a statement. */
const GOOD: Readonly<Record<string, unknown>> = {
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
    // Without it nothing is compared; with a version that is not the last one, nothing is written.
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
    if (key in GOOD) return GOOD[key];
    return typeof value === 'string' && own[key] !== undefined ? own[key] : value;
  });

/** Every place of the body that holds no other, by its path of keys. */
function leaves(value: unknown, at: readonly (string | number)[] = []): Parameter[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, member]) =>
      leaves(member, [...at, Array.isArray(value) ? Number(key) : key]),
    );
  if (at.length === 0) return [];
  return [{ place: 'body', name: at.join('.'), at, value: String(value), text: typeof value === 'string' }];
}

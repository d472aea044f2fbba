import type { Operation, Parameter } from './request.ts';
import type { Target } from './target.ts';

interface Foreign {
  readonly operation: Operation;
  readonly parameter: Parameter;
  readonly words: readonly string[];
}

/** For each call that customers make on their own objects, the ids that do not belong to atelier@demo.example. */
const OF_OTHERS: readonly [RegExp, string][] = [
  [/^\/api\/order\/(pdf\/)?\{/, "select id from orders where user_id != 'u-atelier'"],
  [/^\/api\/delivery\/\{/, "select id from deliveries where user_id != 'u-atelier'"],
  [/^\/api\/cart\/item\/\{/, "select id from cart_items where user_id != 'u-atelier'"],
  [/^\/api\/faq\/post\/\{/, "select id from faq_posts where author_id != 'u-atelier'"],
];
const FILES_OF_OTHERS = `select id from files where owner_id is not null and owner_id != 'u-atelier' and kind not in
  ('faq', 'prodPicture', 'prodDatasheet')`;
/** Calls for administrators must refuse a customer for every id. */
const OF_ADMINISTRATORS = /^\/api\/admin\/.*\{/;

export function foreignIds(target: Target, operations: readonly Operation[]): Foreign[] {
  const everybody = [
    ...target.column('select id from users'),
    ...target.column('select id from orders limit 100'),
    ...target.column('select ref from products limit 50'),
  ];
  return operations.flatMap((operation) => {
    const { path } = operation;
    if (path === '/api/utils/file') return at(operation, 'path', target.column(FILES_OF_OTHERS));
    const parameter = operation.parameters.find(({ place }) => place === 'path')?.name ?? '';
    if (OF_ADMINISTRATORS.test(path)) return at(operation, parameter, everybody);
    const statement = OF_OTHERS.find(([pattern]) => pattern.test(path))?.[1];
    return statement ? at(operation, parameter, target.column(statement)) : [];
  });
}

function at(operation: Operation, name: string, words: readonly string[]): Foreign[] {
  const parameter = operation.parameters.find((one) => one.name === name);
  return parameter && words.length > 0 ? [{ operation, parameter, words }] : [];
}

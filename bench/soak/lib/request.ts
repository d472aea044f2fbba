import { withValue } from '../../../api/src/testing/samples.ts';
import type { Caller } from './target.ts';

export interface Parameter {
  readonly place: 'path' | 'query' | 'header' | 'body' | 'filter';
  readonly name: string;
  readonly value: string;
  /** False: a number or a yes, which the server takes as such or not at all. */
  readonly text: boolean;
  readonly at?: readonly (string | number)[];
}

/** One call of the API with a good value in every place, and the places. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly caller: Caller;
  readonly parameters: readonly Parameter[];
  /** JSON as it is sent; undefined where nothing is. */
  readonly body: unknown;
}

interface Written {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * The call as it goes over the wire, with marks in the places of some parameters. A mark is written as it is, in JSON
 * as part of a text: both scanners look for it in the raw request.
 */
export function write(operation: Operation, marked: ReadonlyMap<Parameter, string>): Written {
  let address = operation.path;
  let body = operation.body;
  const query: string[] = [];
  const headers: Record<string, string> = {};
  const filters: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    const { place, name, value, at } = parameter;
    const mark = marked.get(parameter);
    const inAddress = mark ?? encodeURIComponent(value);
    if (place === 'path') address = address.replace(`{${name}}`, inAddress);
    if (place === 'query') query.push(`${name}=${inAddress}`);
    if (place === 'header') headers[name] = mark ?? value;
    if (place === 'filter' && mark) filters[name] = mark;
    if (place === 'body' && mark && at) body = withValue(body, at, mark);
  }
  if (Object.keys(filters).length > 0) query.unshift(`query=${encodeURIComponent(JSON.stringify(filters))}`);
  const search = query.length > 0 ? `?${query.join('&')}` : '';
  return {
    address: `${address}${search}`,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

import { withValue } from '../../../api/src/testing/samples.ts';
import type { Caller } from './target.ts';

export interface Parameter {
  readonly place: 'path' | 'query' | 'header' | 'body' | 'filter';
  readonly name: string;
  readonly value: string;
  /** False for a number or boolean, which the server accepts only as such. */
  readonly text: boolean;
  readonly at?: readonly (string | number)[];
}

/** One call of the API with a valid value for every parameter. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly caller: Caller;
  readonly parameters: readonly Parameter[];
  /** The JSON body; undefined for a call without one. */
  readonly body: unknown;
}

interface Written {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * The request with marks instead of some parameters' values. Marks are not encoded, in JSON they are part of a text: both
 * scanners look for them in the raw request.
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

/** As much of JSON Schema as our contracts use. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** One of them fits each pattern of the contracts. */
const TEXTS = [
  'Exemple',
  'exemple@example.com',
  '1',
  '0,5',
  '+33 612345678',
  '123456',
  '12.50',
  '2014-2019',
  '3012345678901',
  'A'.repeat(32),
  'peugeot.308ii.2016',
];

/** A value that the schema accepts, so that one wrong field is all that is wrong. */
export function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  // '' stands for nothing chosen, which a rule beyond the schema may refuse.
  if (schema.enum) return schema.enum.find((choice) => choice !== '') ?? schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, name);
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties ?? {});
    return Object.fromEntries(members.map(([key, member]) => [key, sampleOf(member, key)]));
  }
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items, name)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  return textOf(schema, name);
}

function textOf({ pattern, minLength = 0 }: Schema, name: string): string {
  if (/email/i.test(name)) return 'exemple@example.com';
  const fits = (text: string) =>
    text.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(text));
  return TEXTS.find(fits) ?? 'Exemple';
}

/** Every place in a value where something else could stand, as a path of keys. */
export function placesIn(value: unknown, at: readonly (string | number)[] = []): (string | number)[][] {
  const own = at.length > 0 ? [[...at]] : [];
  if (Array.isArray(value))
    return [...own, ...value.flatMap((item, index) => placesIn(item, [...at, index]))];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([key, member]) => placesIn(member, [...at, key]))];
}

export function withValue(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  put: unknown,
): unknown {
  if (key === undefined) return put;
  const member = withValue((value as Record<string | number, unknown>)[key], rest, put);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? member : item));
  return { ...(value as object), [key]: member };
}

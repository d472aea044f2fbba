import { readFile } from 'node:fs/promises';
import { searchable } from '@extranet/shared/rules';
import { EQUIPMENT } from '@extranet/shared/rules/vehicle';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { startError } from '../../../base/start-error.ts';

const strict = { additionalProperties: false };
const Path = Type.String({ pattern: '^[\\w-]+(\\.[\\w-]+)*$', description: "'data.vehicle.brand'" });
const Text = Type.String({ minLength: 1 });
const Texts = Type.Record(Type.String(), Text);

/** How the service is asked; {text} stands for the plate, VIN or line D.2, {token} for VEHICLE_TOKEN. */
const Request = Type.Object(
  {
    method: Type.Enum(['GET', 'POST']),
    path: Type.Optional(Type.String({ description: 'Behind VEHICLE_URL' })),
    headers: Type.Optional(Texts),
    body: Type.Optional(Texts),
  },
  strict,
);

const Mapping = Type.Object(
  {
    requests: Type.Object(
      {
        plate: Type.Optional(Request),
        vin: Type.Optional(Request),
        variant: Type.Optional(Request),
      },
      strict,
    ),
    /** Where the vehicle, or the list of vehicles, stands; absent: the whole answer is the vehicle. */
    vehicles: Type.Optional(Path),
    /** How the service says that it does not know a vehicle; an empty list of `vehicles` says so as well. */
    unknown: Type.Optional(
      Type.Array(
        Type.Object(
          {
            status: Type.Integer({ minimum: 200, maximum: 499 }),
            path: Type.Optional(Path),
            values: Type.Optional(Type.Array(Text)),
          },
          strict,
        ),
      ),
    ),
    /** A plate, VIN or line D.2 of which the service knows a vehicle, for `npm run doctor`. */
    sample: Type.Optional(
      Type.Object(
        { plate: Type.Optional(Text), vin: Type.Optional(Text), variant: Type.Optional(Text) },
        strict,
      ),
    ),
    fields: Type.Object(
      {
        marque: Path,
        modele: Path,
        year: Type.Optional(Path),
        vin: Type.Optional(Path),
        /** Repeats what was asked: an answer to another question is not believed. */
        asked: Type.Optional(Path),
      },
      strict,
    ),
    equipment: Type.Optional(
      Type.Partial(
        Type.Object(
          Object.fromEntries(EQUIPMENT.map((name) => [name, equipmentField()])) as Record<
            (typeof EQUIPMENT)[number],
            ReturnType<typeof equipmentField>
          >,
          strict,
        ),
      ),
    ),
    /** The service's names and the catalogue's: { "MERCEDES": "Mercedes-Benz" }, { "PEUGEOT NOUVELLE 308": "308 III" }. */
    makes: Type.Optional(Texts),
    models: Type.Optional(Texts),
  },
  strict,
);
export type Mapping = Static<typeof Mapping>;

function equipmentField() {
  return Type.Object({ path: Path, yes: Type.Array(Text), no: Type.Array(Text) }, strict);
}

const isMapping = Compile(Mapping);

/** Refuses to start with a file that is not understood: every look-up would fail later. */
export async function readMapping(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw startError(`VEHICLE_MAPPING names ${path}, which cannot be read.`);
  });
  let mapping: unknown;
  try {
    mapping = JSON.parse(text);
  } catch {
    throw startError(`${path} (VEHICLE_MAPPING) is not JSON.`);
  }
  if (isMapping.Check(mapping)) return mapping;
  const [first] = isMapping.Errors(mapping);
  throw startError(`${path} (VEHICLE_MAPPING): ${first?.instancePath || 'the file'} ${first?.message}.`);
}

/** What stands at 'data.vehicle.brand'; numbers name places of lists. */
export function valueAt(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        value instanceof Object && Object.hasOwn(value, name) ? value[name as never] : undefined,
      answer,
    );
}

/** Whether an answer is one by which the service says that it does not know the vehicle. A 200 needs words for that. */
export const isUnknown = ({ unknown = [] }: Mapping, status: number, answer: unknown): boolean =>
  unknown.some(({ status: wanted, path, values }) => {
    if (wanted !== status) return false;
    if (!path) return status >= 300;
    const said = valueAt(answer, path);
    return values ? values.includes(String(said)) : said !== undefined && said !== null;
  });

/** The catalogue's name for one of the service's, whatever its writing. */
export function aliasOf(
  aliases: Readonly<Record<string, string>> | undefined,
  name: string,
): string | undefined {
  const wanted = searchable(name);
  return Object.entries(aliases ?? {}).find(([theirs]) => searchable(theirs) === wanted)?.[1];
}

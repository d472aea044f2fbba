import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { http, toFailure } from '@extranet/shared/http';
import { searchable } from '@extranet/shared/rules';
import { fitsTypedModel, typedModel } from '@extranet/shared/rules/vehicle';
import { type Filters, wantedBy } from './filters.ts';
import { QUICK_ROWS, type Source } from './source.ts';
import { streamed } from './streamed.ts';

export interface CatalogueAnswer {
  /** Null: there are too many to be held. */
  rows: ReadableStream<Uint8Array> | null;
  /** ETag of this version of the list, prices included; null when the server sends none. */
  tag: string | null;
}

const OK = 200;
const TOO_MANY = 204;

const addressOf = ({ audience }: Source) => (audience === 'admin' ? '/admin/products' : '/products');

const wholeList = ({ catalogue, deleted }: Source) => ({
  'prodCatalogue:eq': catalogue,
  ...(deleted && { 'prodStatut:eq': 'supprimé' }),
});

/** The whole catalogue, as a stream. The browser revalidates its cached copy: an unchanged list is not sent again. */
export async function fetchCatalogue(source: Source, signal: AbortSignal): Promise<CatalogueAnswer> {
  let refused: ReadableStream<Uint8Array> | undefined;
  try {
    return await http.get<CatalogueAnswer>(addressOf(source), {
      quiet: true,
      signal,
      adapter: streamed,
      params: {
        query: JSON.stringify(wholeList(source)),
        ...(source.audience === 'customer' && { held: '1' }),
      },
      // Axios types its headers as any. A refusal comes through here as well, and as a stream too.
      transformResponse: (
        body: ReadableStream<Uint8Array>,
        headers: { get: (name: string) => unknown },
        status?: number,
      ): CatalogueAnswer | undefined => {
        if (status === OK) return { rows: body, tag: (headers.get('etag') as string | undefined) ?? null };
        if (status === TOO_MANY) return { rows: null, tag: null };
        refused = body;
        return undefined;
      },
    });
  } catch (error) {
    const { status } = toFailure(error);
    throw refused ? toFailure({ response: { status, data: await readJson(refused) } }) : error;
  }
}

/** The body of a refusal, which carries the server's sentence; undefined when it is no JSON (a proxy's page). */
async function readJson(body: ReadableStream<Uint8Array>): Promise<unknown> {
  try {
    return await new Response(body).json();
  } catch {
    return undefined;
  }
}

/** The server searches while the catalogue is loading; a kit is found by its text or by its reference. */
export async function fetchQuick(
  source: Source,
  filters: Filters,
  signal: AbortSignal,
): Promise<ProductRow[]> {
  const answers = await Promise.all(
    quickQueries(source.catalogue, filters).map((query) =>
      http.get<ProductRow[]>(addressOf(source), {
        quiet: true,
        signal,
        params: { query: JSON.stringify(query), l: `0,${QUICK_ROWS}` },
      }),
    ),
  );
  const rows = new Map(answers.flat().map((row) => [row.prodId, row]));
  const { counted } = wantedBy(source.catalogue, filters);
  return ofGeneration([...rows.values()], counted).slice(0, QUICK_ROWS);
}

/** The server looks for beginnings: other generations begin alike. */
function ofGeneration(rows: ProductRow[], counted: string | undefined): ProductRow[] {
  if (counted === undefined) return rows;
  const nameOf = ({ prodModele }: ProductRow) => searchable(prodModele);
  const typed = typedModel(counted, rows.map(nameOf));
  return rows.filter((row) => fitsTypedModel(typed, nameOf(row)));
}

function quickQueries(catalogue: Catalogue, filters: Filters): Record<string, string | number>[] {
  const { make, model, counted, reference, year } = wantedBy(catalogue, filters);
  const of = { 'prodCatalogue:eq': catalogue };
  if (catalogue === 'Kit')
    return [
      { ...of, 'prodRef:prefix': filters.reference },
      { ...of, 'prodText:contains': filters.reference },
    ];
  return [
    {
      ...of,
      ...(make && { 'prodMarque:prefix': filters.make }),
      ...(model && {
        [filters.exact ? 'prodModele:eq' : 'prodModele:prefix']:
          counted?.trim().split(/\s/)[0] ?? filters.model,
      }),
      ...(reference && { 'prodRef:prefix': filters.reference }),
      ...(year !== undefined && { 'prodAnnee:eq': year }),
    },
  ];
}

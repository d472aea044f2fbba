export interface Tagged<Row> {
  list: Row[];
  /** The ETag of this state of the list: saving an older one is refused, so that nothing is overwritten. */
  tag: string;
}

export type Headers = { get?: (name: string) => unknown };

/** Reads a list with its ETag, which only the headers carry. */
export function tagged(text: string, headers: Headers, status = 0): unknown {
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return status === 200 ? { list: body, tag: String(headers.get?.('etag') ?? '') } : body;
}

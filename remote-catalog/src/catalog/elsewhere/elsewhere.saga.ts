import { toFailure } from '@extranet/shared/http';
import { all, call, cancelled, delay, put, takeLatest } from '@extranet/shared/saga';
import { fetchQuick } from '../catalog.api.ts';
import { isSearch } from '../filters.ts';
import { foundElsewhere, type Hit, soughtInVain } from './elsewhere.slice.ts';

/** Nobody looks at the other catalogues while they type. */
const PAUSE_MS = 250;

export function* elsewhereSaga() {
  yield* takeLatest(soughtInVain, look);
}

function* look({ payload: { source, others, filters } }: ReturnType<typeof soughtInVain>) {
  yield* delay(PAUSE_MS);
  const abort = new AbortController();
  try {
    const asked = others.filter((catalogue) => isSearch(catalogue, filters));
    const found = yield* all(
      asked.map((catalogue) => call(fetchQuick, { ...source, catalogue }, filters, abort.signal)),
    );
    const hits = asked.map((catalogue, at): Hit => [catalogue, found[at]?.length ?? 0]);
    yield* put(foundElsewhere(hits.filter(([, count]) => count > 0)));
  } catch (error) {
    // The page says already that there is nothing here: the hint is left out.
    console.warn(`[catalog] other catalogues: ${toFailure(error).code}`);
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}

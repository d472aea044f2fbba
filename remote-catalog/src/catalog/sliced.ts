import type { Catalogue, ProductRow, SliceFound } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, remoteSelector } from '@extranet/shared/store';
import type { FacetView } from './CatalogueIndex.ts';
import { type Filters, wantedBy } from './filters.ts';
import type { RowOrder } from './row-order.ts';
import { type Source, sourceKey } from './source.ts';

// What the page knows of slices before it needs them; the rest is fetched with the first list that is too large.

export const SLICE_ROWS = 100;

/** What the rows are asked by. Two that find the same have the same key. */
export interface Question {
  source: Source;
  filters: Filters;
  order: RowOrder | undefined;
  key: string;
}

export function questionOf(source: Source, filters: Filters, order: RowOrder | undefined): Question {
  const wanted = wantedBy(source.catalogue, filters);
  return { source, filters, order, key: JSON.stringify([sourceKey(source), wanted, filters.traits, order]) };
}

/** What was answered last: it stays in view until the next question is answered. */
export interface ShownSlices {
  question: Question;
  found: SliceFound;
  version: string;
  /** By number: the rows from a hundred times the number on. */
  slices: Record<number, readonly ProductRow[]>;
}

export interface SlicesState {
  asked: Question | null;
  status: 'empty' | 'pending' | 'success' | 'error';
  failure: Refusal | null;
  shown: ShownSlices | null;
  /** The slices in view. */
  wanted: readonly number[];
  facets: Partial<Record<Catalogue, FacetView>>;
}

export const sliceAsked = createAction<Question>('catalog/sliceAsked');
/** Other rows came into view. */
export const slicesSeen = createAction<readonly number[]>('catalog/slicesSeen');
export const sliceRetried = createAction('catalog/sliceRetried');

const useParts = remoteSelector<{ slices?: SlicesState }>('catalog');
export const useSlices = (): SlicesState | undefined => useParts(({ slices }) => slices);

/** Stands where a row is on its way, with nothing in it. */
export const ON_ITS_WAY = { prodId: '' } as ProductRow;
export const isOnItsWay = (row: ProductRow): boolean => row === ON_ITS_WAY;

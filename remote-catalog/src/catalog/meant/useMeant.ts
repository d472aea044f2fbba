import type { Catalogue, MeantModels } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useMemo } from 'react';
import type { FacetView } from '../CatalogueIndex.ts';
import type { Filters } from '../filters.ts';
import type { Source } from '../source.ts';
import { addMeantPart } from './meant.part.ts';
import { NOTHING_MEANT, namesTyped, useMeantState } from './meant.slice.ts';
import { beginsSomething } from './names.ts';
import type { TypedNames } from './typed-names.ts';

addMeantPart();

/** How make and model were read; undefined where they are the beginning of a name, as most are. */
export interface Meant {
  models: MeantModels;
  waiting: boolean;
}

/**
 * The fields answer each letter from the names that they have. What begins none of them, such as 'vw', 'peugot' or '308 sw', is
 * read by the server as the search reads it.
 */
export function useMeant(
  audience: Source['audience'],
  catalogue: Catalogue,
  facets: FacetView | undefined,
  { make, model, exact }: Filters,
): Meant | undefined {
  const dispatch = useAppDispatch();
  const { answered, answer } = useMeantState(({ meant }) => meant);
  const isRead = useMemo(
    () =>
      facets === undefined || catalogue === 'Kit' || exact === '1' || beginsSomething(facets, make, model),
    [facets, catalogue, exact, make, model],
  );
  const typed = useMemo<TypedNames | undefined>(
    () => (isRead ? undefined : { audience, catalogue, make: make.trim(), model: model.trim() }),
    [isRead, audience, catalogue, make, model],
  );
  const waiting = typed !== undefined && !(answered && isSame(answered, typed));
  useEffect(() => {
    if (typed) dispatch(namesTyped(typed));
  }, [dispatch, typed]);
  return useMemo(
    () => typed && { models: waiting ? NOTHING_MEANT : answer, waiting },
    [typed, waiting, answer],
  );
}

const isSame = (one: TypedNames, other: TypedNames): boolean =>
  one.audience === other.audience &&
  one.catalogue === other.catalogue &&
  one.make === other.make &&
  one.model === other.model;

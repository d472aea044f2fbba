import type { Catalogue, ProductRow, SearchAnswer } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, EmptyState, ProgressBar } from '@extranet/shared/ui';
import { useScrollMemory } from '@extranet/shared/ui/table';
import { WifiOff } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { handVehicle } from '../handed-vehicle.ts';
import texts from '../locales/catalog.fr.json';
import { addSearchPart, readSearch, useSearch } from '../search-part.ts';
import { NothingFound } from '../search-parts.tsx';
import { useWords, wordsOpened } from '../words.slice.ts';
import { type Words, wordsAddress } from '../words-address.ts';
import type { Filters } from './filters.ts';
import { foundWords } from './found-words.ts';
import { ReplacedLine } from './ReplacedLine.tsx';
import type { RowOrder } from './row-order.ts';
import { FITS, isChosen, type Judgement } from './traits.ts';
import { useCarried } from './useCarried.ts';
import { WordsGroups } from './WordsGroups.tsx';
import { WordsLine } from './WordsLine.tsx';
import { WordsSkeleton } from './WordsSkeleton.tsx';
import { WordsTable } from './WordsTable.tsx';
import { Found, Sheet, Waiting } from './wordsStyles.ts';

addSearchPart();
registerTexts('catalog', texts);

interface Props {
  words: Words;
  catalogs: readonly Catalogue[];
  filters: Filters;
  onFilters: (filters: Filters) => void;
  order: RowOrder | undefined;
  onOrder: (order: RowOrder | undefined) => void;
  onOpen: (row: ProductRow) => void;
}

/** The catalogue opened with the words of the search (B3.04): what they found, in the catalogue's own list. */
export default function WordsCatalogue(props: Props) {
  const { words, filters, onFilters, onOrder } = props;
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const { asked, status, answer, failure } = useWords((state) => state);
  const { q, as, vehicle } = words;
  // A plate does not belong into an address (B1.09): it leaves it at once, and is asked for where vehicles are.
  const isSearch = readSearch(q).kind === 'words';
  useEffect(() => {
    if (isSearch) return;
    handVehicle(q);
    navigate('/montage', { replace: true });
  }, [isSearch, navigate, q]);
  useEffect(() => {
    if (!isSearch) return;
    // All catalogues are asked, so that another one is chosen without asking again.
    dispatch(wordsOpened({ q, as, vehicle, catalogue: '' }));
  }, [dispatch, isSearch, q, as, vehicle]);
  const isOurs = asked?.q === q && asked.as === as && asked.vehicle === vehicle;
  const groups = useMemo(() => (answer?.groups ?? []).filter(({ rows }) => rows.length > 0), [answer]);
  const shown = groups.find(({ catalogue }) => catalogue === words.catalogue) ?? groups[0];
  const fitting = useSearch((state) => state.fitting);
  const found = useMemo(() => {
    // Of the vehicle before, nothing is marked.
    const isFor = vehicle !== '' && fitting.vehicle === vehicle;
    const judgements = new Map<string, Judgement>();
    for (const id of isFor ? fitting.leftOut : []) judgements.set(id, 'not');
    for (const id of isFor ? fitting.onCondition : []) judgements.set(id, 'condition');
    for (const id of isFor ? fitting.prodIds : []) judgements.set(id, 'fits');
    return shown && foundWords(shown.catalogue, shown.rows, judgements);
  }, [shown, fitting, vehicle]);
  const allFit = answer?.fits !== undefined && fittingAmong(groups, fitting) >= answer.fits;
  const list = `words ${JSON.stringify([q, as, vehicle, shown?.catalogue])}`;
  useScrollMemory(frame, list, isOurs && status === 'success');

  const carriedTo = useCarried(shown?.catalogue, filters);
  const choose = (catalogue: Catalogue) => {
    onFilters(carriedTo(catalogue));
    onOrder(undefined);
    navigate(wordsAddress({ ...words, catalogue }), { replace: true });
  };
  const retry = (
    <Button onClick={() => dispatch(wordsOpened({ q, as, vehicle, catalogue: '' }))}>
      {t('list.retry')}
    </Button>
  );
  if (isOurs && status === 'error')
    return (
      <EmptyState icon={WifiOff} title={t('words.failed')} action={retry}>
        {failure?.message || t('list.failedHint')}
      </EmptyState>
    );
  // What another search found stays in view until this one is answered.
  if (!answer) return <WordsSkeleton />;
  const waiting = !isOurs || status === 'pending';
  return (
    <Found
      ref={frame}
      aria-busy={waiting || undefined}
      data-replaced={answer.replaced && true}
      data-vehicle={vehicle !== '' || undefined}
    >
      <Waiting>{waiting && <ProgressBar label={t('words.pending')} hideLabel />}</Waiting>
      <WordsLine
        words={words}
        understood={answer.understood}
        catalogue={shown?.catalogue}
        onlyFitting={isChosen(filters.traits, FITS)}
      />
      {answer.replaced && <ReplacedLine replaced={answer.replaced} />}
      {groups.length > 1 && (
        <WordsGroups groups={groups} shown={shown?.catalogue} filters={filters} onChoose={choose} />
      )}
      <Sheet>
        {found ? (
          <WordsTable
            {...props}
            found={found}
            count={shown?.count ?? 0}
            more={shown?.more ?? false}
            allFit={allFit}
            onCatalogue={choose}
          />
        ) : (
          !waiting &&
          !answer.replaced && (
            <Suspense>
              <NothingFound words={words} answer={answer} />
            </Suspense>
          )
        )}
      </Sheet>
    </Found>
  );
}

/** Of all that were found those that fit come first: once they are as many as there are, none of them is left behind. */
function fittingAmong(
  groups: SearchAnswer['groups'],
  { prodIds, onCondition }: { prodIds: readonly string[]; onCondition: readonly string[] },
): number {
  const fit = new Set([...prodIds, ...onCondition]);
  return groups.flatMap(({ rows }) => rows).filter(({ prodId }) => fit.has(prodId)).length;
}

import type { Catalogue } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { selectUser } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, font, media, space } from '@extranet/shared/theme';
import { EmptyState, ProductLine } from '@extranet/shared/ui';
import { Search } from 'lucide-react';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { Chip } from '../Chip.ts';
import { lastSeen } from '../last-seen.ts';
import { RecentAtStart } from '../vehicle-parts.tsx';
import { FavouritesLink } from './CatalogHead.tsx';
import type { FacetView } from './CatalogueIndex.ts';
import { NO_FILTERS, wantedBy } from './filters.ts';
import type { Source } from './source.ts';

const MAKES_MAX = 24;

interface Props {
  catalogue: Catalogue;
  /** Its makes; absent until the catalogue is loaded. */
  index: FacetView | undefined;
  onMake: (make: string) => void;
  /** A word to search kits by, which have no make. */
  onWord: (word: string) => void;
  /** The vehicles of the account are for customers. */
  audience: Source['audience'];
}

/** Before any search: what to do, the makes to begin with, and the products opened last on this device. */
export const Start = memo(function Beginning({ catalogue, index, onMake, onWord, audience }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const makes = useMemo(() => mostFrequent(catalogue === 'Kit' ? undefined : index), [catalogue, index]);
  const words = t('start.kitWords');
  const kits = useMemo(() => (catalogue === 'Kit' ? kitsOf(index, words) : []), [catalogue, index, words]);
  const account = useAppSelector(selectUser)?.id ?? '';
  const seen = useMemo(() => lastSeen(catalogue, account), [catalogue, account]);
  return (
    <>
      <EmptyState
        icon={Search}
        title={t('list.before')}
        // Wider windows have it in their head.
        action={
          audience === 'customer' && (
            <OnPhone>
              <FavouritesLink />
            </OnPhone>
          )
        }
      >
        {t(catalogue === 'Kit' ? 'list.beforeHintKit' : 'list.beforeHint')}
      </EmptyState>
      {/* It is there at once: what comes later stands below it and moves nothing. */}
      {seen.length > 0 && (
        <Part aria-label={t('start.seen')}>
          <h2>{t('start.seen')}</h2>
          <Seen>
            {seen.map(({ prodId, prodRef, kind, words }) => (
              <li key={prodId}>
                <button type="button" onClick={() => dispatch(productOpenRequested(prodId))}>
                  <ProductLine catalogue={catalogue} kind={kind} words={words} reference={prodRef} />
                </button>
              </li>
            ))}
          </Seen>
        </Part>
      )}
      {audience === 'customer' && <RecentAtStart />}
      {makes.length > 0 && (
        <Part aria-label={t('start.makes')}>
          <h2>{t('start.makes')}</h2>
          <Chips>
            {makes.map(({ name, count }) => (
              <Chip key={name} type="button" onClick={() => onMake(name)}>
                <span>{name}</span>
                <small>{integer(count)}</small>
              </Chip>
            ))}
          </Chips>
        </Part>
      )}
      {kits.length > 0 && (
        <Part aria-label={t('start.kits')}>
          <h2>{t('start.kits')}</h2>
          <Chips>
            {kits.map(({ name, count }) => (
              <Chip key={name} type="button" onClick={() => onWord(name)}>
                <span>{name}</span>
                {count !== undefined && <small>{integer(count)}</small>}
              </Chip>
            ))}
          </Chips>
        </Part>
      )}
    </>
  );
});

/** Those with the most products, in the order of their names. */
const mostFrequent = (index: FacetView | undefined) =>
  (index?.makes('') ?? [])
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAKES_MAX)
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'));

/** The words that find some, with how many; of a list that is not held, all words. */
const kitsOf = (index: FacetView | undefined, words: string) =>
  words
    .split(', ')
    .map((name) => ({
      name,
      count: index?.find
        ? index.find(wantedBy('Kit', { ...NO_FILTERS, reference: name })).length
        : index && undefined,
    }))
    .filter(({ count }) => index && count !== 0);

const OnPhone = styled.div`
  display: none;
  ${media.phone} { display: block; }
`;
const Part = styled.section`
  display: grid;
  gap: ${space('s')};
  padding: 0 ${space('l')} ${space('xl')};
  & > h2 { color: ${color('soft')}; font: ${font('s', 'strong')}; }
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
`;
const Seen = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space('xs', 'l')};
  & button {
    inline-size: 100%;
    min-block-size: 48px;
    padding: ${space('xs', 's')};
    border: 0;
    background: none;
    color: inherit;
    font: ${font('s')};
    text-align: start;
    cursor: pointer;
  }
  & button:hover { background: ${color('hover')}; }
`;

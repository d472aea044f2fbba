import { useTranslation } from '@extranet/shared/i18n';
import { wordsOf } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import {
  Button,
  ButtonLink,
  EmptyState,
  PageTitle,
  Panel,
  Skeleton,
  Stack,
  TextField,
} from '@extranet/shared/ui';
import { ArrowLeft, Heart, Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { FavouriteList } from './FavouriteList.tsx';
import { addFavouritesPart } from './favourites.part.ts';
import { favouritesOpened, isFavourite, useFavourites } from './favourites.slice.ts';
import { matches } from './matches.ts';

addFavouritesPart();

/** Fewer are found by looking. */
const FILTER_FROM = 8;

/** The products that the account keeps at hand, each ordered where it stands. */
export default function FavouritesPage() {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { status, products } = useFavourites((state) => state);
  const count = useFavourites((state) => products.filter(({ prodId }) => isFavourite(state, prodId)).length);
  const [text, setText] = useState('');
  const open = useCallback(() => void dispatch(favouritesOpened()), [dispatch]);
  useEffect(() => {
    open();
    // Another tab, or a colleague, may have changed them meanwhile.
    const openAgain = () => {
      if (document.visibilityState === 'visible') open();
    };
    document.addEventListener('visibilitychange', openAgain);
    return () => document.removeEventListener('visibilitychange', openAgain);
  }, [open]);
  const words = wordsOf(text);
  const shown = products.filter((product) => matches(product, words));
  return (
    <Stack>
      <PageTitle
        title={t('favourites.title')}
        actions={
          <ButtonLink variant="quiet" to="/catalog" icon={ArrowLeft}>
            {t('favourites.catalogue')}
          </ButtonLink>
        }
      >
        {count > 0 && t('favourites.intro', { count })}
      </PageTitle>
      {(status === 'empty' || status === 'pending') && <Skeleton height="20rem" />}
      {status === 'error' && (
        <Panel>
          <EmptyState
            title={t('favourites.loadFailed')}
            action={<Button onClick={open}>{t('list.retry')}</Button>}
          >
            {t('favourites.loadFailedHint')}
          </EmptyState>
        </Panel>
      )}
      {status === 'success' && products.length === 0 && (
        <Panel>
          <EmptyState
            icon={Heart}
            title={t('favourites.none')}
            action={<ButtonLink to="/catalog">{t('favourites.toCatalogue')}</ButtonLink>}
          >
            {t('favourites.noneHint')}
          </EmptyState>
        </Panel>
      )}
      {status === 'success' && products.length > 0 && (
        <>
          {products.length >= FILTER_FROM && (
            <Narrow>
              <TextField
                label={t('favourites.filter')}
                type="search"
                icon={Search}
                autoComplete="off"
                value={text}
                onValue={setText}
              />
            </Narrow>
          )}
          <Panel flush>
            {shown.length > 0 ? (
              <FavouriteList products={shown} />
            ) : (
              <EmptyState title={t('favourites.noneFound')} />
            )}
          </Panel>
        </>
      )}
    </Stack>
  );
}

const Narrow = styled.div`
  max-inline-size: 24rem;
`;

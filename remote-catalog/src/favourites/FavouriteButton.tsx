import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Link } from '@extranet/shared/ui';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { FilledWhenOn } from './FilledWhenOn.ts';
import { addFavouritesPart } from './favourites.part.ts';
import { favouritesWanted, useFavourites } from './favourites.slice.ts';
import { useFavourite } from './useFavourite.ts';

addFavouritesPart();

/** In a product's dialog: keeps it at hand, or no more. Its width is the same in both. */
export default function FavouriteButton({ product }: { product: ProductRow }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { isOn, saving, refusal, toggle } = useFavourite(product);
  const known = useFavourites(({ status }) => status !== 'empty' && status !== 'pending');
  useEffect(() => {
    dispatch(favouritesWanted());
  }, [dispatch]);
  return (
    <>
      <FilledWhenOn data-on={isOn || undefined}>
        <Button
          variant="quiet"
          icon={Heart}
          aria-pressed={isOn}
          title={t(isOn ? 'favourites.leave' : 'favourites.keep')}
          // What it says is known a moment later.
          busy={saving || !known}
          onClick={toggle}
        >
          {t('favourites.one')}
        </Button>
      </FilledWhenOn>
      {isOn && (
        <Link to="/favoris" alone>
          {t('favourites.all')}
        </Link>
      )}
      {refusal !== null && <span role="alert">{refusal || t('favourites.failed')}</span>}
    </>
  );
}

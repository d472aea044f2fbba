import { useTranslation } from '@extranet/shared/i18n';
import { lazily, productOpenRequested } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Link, Skeleton } from '@extranet/shared/ui';
import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { useExpress } from './express.slice.ts';
import { NearReferences } from './NearReferences.tsx';
import { useTaken } from './useTaken.ts';

const ReplacedBy = lazily(() => import(/* webpackChunkName: "replaced-by" */ '../ReplacedBy.tsx'));

interface Props {
  /** What was typed. */
  text: string;
  onTake: (reference: string) => void;
}

/** Below a reference that cannot be ordered: what replaces it, its sheet, what it is most like, or the catalogue with what was typed. */
export function InsteadOfIt({ text, onTake }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { failure, stuck, replaced, near } = useExpress(({ express }) => express);
  const take = useTaken(onTake);
  const q = text.trim();
  if (replaced)
    return (
      <Suspense fallback={<Skeleton height="6rem" />}>
        <ReplacedBy
          reference={replaced.ref}
          product={replaced.product}
          onTake={(event) => take(replaced.product.prodRef, event)}
        />
      </Suspense>
    );
  if (stuck)
    return (
      <div>
        <Button onClick={() => dispatch(productOpenRequested(stuck.prodId))}>
          {t('express.open', { reference: stuck.prodRef })}
        </Button>
      </div>
    );
  if (failure?.code !== 'express.unknown' || q === '') return null;
  return (
    <>
      {near.length > 0 && <NearReferences products={near} text={q} onTake={take} />}
      <Link to={`/catalog?${new URLSearchParams({ q })}`} icon={Search}>
        {t('express.search', { text: q })}
      </Link>
    </>
  );
}

import { useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { productKind, productWords } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Link, PageTitle, ProductLine, Row, Skeleton, Stack } from '@extranet/shared/ui';
import { ArrowLeft, ArrowRight, PackageSearch } from 'lucide-react';
import { LIST, threadAddress } from '../addresses.ts';
import { useWaiting } from '../waiting.ts';
import { useThread } from './thread.slice.ts';
import { useThreadRights } from './useThreadRights.ts';

/** Links to the list, to the product of the thread and, for a moderator, to the next thread that waits for moderation. */
export function ThreadHead({ title }: { title: string }) {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const { moderates } = useThreadRights();
  const { prodId, product } = useThread((state) => state.thread);
  const next = useWaiting((state) => state.moderation.refs.find((ref) => ref !== title));
  return (
    <PageTitle
      title={t('thread.title')}
      reference={title}
      actions={
        prodId && (
          <Button icon={PackageSearch} onClick={() => dispatch(productOpenRequested(prodId))}>
            {t('product', { ref: title })}
          </Button>
        )
      }
    >
      <Stack $gap="s">
        {product === undefined && <Skeleton height="1.5rem" />}
        {product && (
          <ProductLine
            words={productWords(product)}
            catalogue={product.prodCatalogue}
            kind={productKind(product)}
          />
        )}
        <Row>
          <Link to={LIST} icon={ArrowLeft} alone>
            {t('thread.back')}
          </Link>
          {moderates && next && (
            <Link to={threadAddress(next)} icon={ArrowRight} alone>
              {t('moderation.next', { ref: next })}
            </Link>
          )}
        </Row>
      </Stack>
    </PageTitle>
  );
}

import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { media, phoneQuery } from '@extranet/shared/theme';
import { Button, EmptyState, Modal, Reference, Skeleton, useMedia } from '@extranet/shared/ui';
import { PackageX, WifiOff } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import featureTexts from '../locales/feature.fr.json';
import productTexts from '../locales/product.fr.json';
import { OrderBlock } from './OrderBlock.tsx';
import { ProductRehearsal } from './ProductRehearsal.tsx';
import { ProductSheet } from './ProductSheet.tsx';
import { retryAsked, useProduct } from './product.slice.ts';
import { useLastShown } from './useLastShown.ts';
import { useProductAddress } from './useProductAddress.ts';
import { addWaitingPart } from './waiting/waiting.part.ts';

for (const texts of [featureTexts, productTexts]) registerTexts('catalog', texts);
addWaitingPart();

/** A magnified page, or a phone that lies on its side: a bar that stays would leave no room for the product. */
const lowQuery = '(max-height: 30rem) and (min-aspect-ratio: 1)';

/** As high as the dialog may be, without its head: the product fills it, and it does not grow under the eyes. */
const WHOLE = 'calc(100dvh - 8.5rem)';

/** Opened by productOpenRequested from any remote, or by the address. */
export default function ProductModal() {
  const { t } = useTranslation(['catalog', 'ui']);
  const dispatch = useAppDispatch();
  const name = useRef<HTMLParagraphElement>(null);
  const close = useProductAddress();
  const phone = useMedia(phoneQuery);
  const low = useMedia(lowQuery);
  const stays = phone && !low;
  const { prodId } = useProduct(({ product }) => product);
  // During the closing animation it keeps its content.
  const { status, row, product, message } = useLastShown();
  const known = product ?? row;
  const orderBlock = known && status !== 'gone' && (
    <OrderBlock key={known.prodId} product={known} onClose={close} promised />
  );
  return (
    <>
      {prodId !== null && known && status !== 'gone' && (
        <title>{t('ui:page.title', { title: known.prodRef })}</title>
      )}
      {!known && <ProductRehearsal />}
      <Modal
        open={prodId !== null}
        title={known ? <Title>{known.prodRef}</Title> : t('product.title')}
        size="l"
        onClose={close}
        {...(phone && { initialFocus: name })}
        footer={stays && orderBlock}
      >
        {status === 'gone' && (
          <EmptyState
            icon={PackageX}
            title={t('product.gone')}
            action={<Button onClick={close}>{t('product.close')}</Button>}
          >
            {t('product.goneHint')}
          </EmptyState>
        )}
        {status === 'error' && !known && (
          <EmptyState
            icon={WifiOff}
            title={t('product.failed')}
            action={<Button onClick={() => dispatch(retryAsked())}>{t('list.retry')}</Button>}
          >
            {message || t('list.failedHint')}
          </EmptyState>
        )}
        {status === 'pending' && !known && (
          <div aria-busy>
            <Skeleton height={phone ? WHOLE : `min(44rem, ${WHOLE})`} />
          </div>
        )}
        {status !== 'gone' && known && (
          <ProductSheet known={known} focus={name} aside={stays ? null : orderBlock} />
        )}
      </Modal>
    </>
  );
}

/** On paper the supplier's head names it. */
const Title = styled(Reference)`
  ${media.print} { display: none; }
`;

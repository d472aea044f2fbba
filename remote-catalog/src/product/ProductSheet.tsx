import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { productWords } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, space, whenDark } from '@extranet/shared/theme';
import { Alert, Badge, Button, ProductWords, Row, Stack, Tabs } from '@extranet/shared/ui';
import { FileDownload, ImageThumb } from '@extranet/shared/ui/files';
import { FileText, Printer } from 'lucide-react';
import { type ReactNode, type Ref, Suspense, useState } from 'react';
import styled from 'styled-components';
import { dimPictures } from '../dim-pictures.ts';
import { Favourite } from '../favourite-parts.tsx';
import { fetchDatasheet, fetchLargePicture } from '../files.ts';
import { OnPaper } from '../OnPaper.tsx';
import { OrderedBefore } from '../ordered-parts.tsx';
import { FeaturedStar, ProductMark } from '../ProductMark.tsx';
import { Term } from '../Term.tsx';
import { useVehicle } from '../useVehicle.ts';
import { Completes, ProposedInstead, VehicleFit } from '../vehicle-parts.tsx';
import { Alternatives } from './Alternatives.tsx';
import { isReplaceable } from './alternatives.ts';
import { BackToPrevious } from './BackToPrevious.tsx';
import { Features } from './Features.tsx';
import { Memo } from './Memo.tsx';
import { retryAsked } from './product.slice.ts';
import { Related } from './Related.tsx';
import { useLastShown } from './useLastShown.ts';

interface Props {
  /** First the row of the list, then the server's product. */
  known: ProductRow;
  /** Receives the focus on opening when there is no field. */
  focus: Ref<HTMLParagraphElement>;
  /** The order block, where there is room for it beside the details. */
  aside: ReactNode;
}

const PrintedQr = lazily(async () => {
  const module = await import(/* webpackChunkName: "printed-qr" */ '../PrintedQr.tsx');
  return { default: module.PrintedQr };
});

const PICTURE_SIZE = 180;
const MARK_SIZE = 64;

export function ProductSheet({ known, focus, aside }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const [tab, setTab] = useState<'related' | 'features'>('features');
  const { status } = useLastShown();
  const vehicle = useVehicle(({ chosen }) => chosen !== null) && known.prodId !== '';
  const isKit = known.prodCatalogue === 'Kit';
  const hasPicture = isKit || known.prodPicture !== null;
  return (
    <Sheet>
      <OnPaper title={t('product.printed')} reference={known.prodRef} />
      <Suspense>{known.prodId !== '' && <PrintedQr prodId={known.prodId} />}</Suspense>
      <Stack $gap="l">
        <BackToPrevious />
        {vehicle && (
          <Suspense>
            <VehicleFit product={known} instead={<ProposedInstead product={known} />} />
          </Suspense>
        )}
        <Facts>
          <Picture data-picture={hasPicture || undefined}>
            {hasPicture ? (
              <ImageThumb
                path={known.prodPicture}
                alt={t('product.pictureOf', { name: productWords(known) })}
                fetcher={fetchLargePicture}
                size={PICTURE_SIZE}
              />
            ) : (
              <ProductMark product={known} size={MARK_SIZE} />
            )}
          </Picture>
          <Stack $gap="s">
            <Name ref={focus} tabIndex={-1}>
              <ProductWords>{productWords(known)}</ProductWords>
            </Name>
            {isKit && <Memo html={known.prodMemo} />}
            <Row $gap="m">
              {!isKit && (
                <Term field="prodStandard" value={known.prodStandard}>
                  <Badge tone={known.prodStandard === 'oui' ? 'quiet' : 'solid'}>
                    {t(known.prodStandard === 'oui' ? 'row.standard' : 'row.premium')}
                  </Badge>
                </Term>
              )}
              <FeaturedStar product={known} />
            </Row>
            {known.prodCodeEAN && <Quiet>{t('product.ean', { ean: known.prodCodeEAN })}</Quiet>}
            <Row $gap="m">
              {known.prodDatasheet ? (
                <FileDownload
                  fetcher={() => fetchDatasheet(known.prodId)}
                  name={t('product.datasheetOf', { reference: known.prodRef })}
                  icon={FileText}
                  mode="show"
                >
                  {t('product.datasheet')}
                </FileDownload>
              ) : (
                <Quiet>{t('product.noDatasheet')}</Quiet>
              )}
              <OrderedBefore prodId={known.prodId} />
            </Row>
            <Tools $gap="s" data-print="never">
              <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
                {t('product.print')}
              </Button>
              <Favourite product={known} />
            </Tools>
          </Stack>
        </Facts>
        {isReplaceable(known) && <Alternatives product={known} />}
        {vehicle && (
          <Suspense>
            <Completes product={known} />
          </Suspense>
        )}
        {status === 'error' && (
          <Alert
            tone="warning"
            action={<Button onClick={() => dispatch(retryAsked())}>{t('list.retry')}</Button>}
          >
            {t('product.incomplete')}
          </Alert>
        )}
      </Stack>
      {aside && <Aside>{aside}</Aside>}
      <Below>
        <Tabs
          label={t('product.tabs')}
          active={tab}
          onActive={setTab}
          tabs={[
            { id: 'features', label: t('product.features'), content: <Features /> },
            { id: 'related', label: t('product.related'), content: <Related /> },
          ]}
        />
      </Below>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18rem;
  gap: ${space('xl')};
  align-items: start;
  ${media.tablet} { grid-template-columns: minmax(0, 1fr) 16rem; gap: ${space('l')}; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
  ${media.print} { display: block; & > * { margin-block-end: ${space('m')}; } }
`;
/** Stays in view while the rest scrolls, where it stands beside it. */
const Aside = styled.aside`
  grid-row: 1 / span 2;
  grid-column: 2;
  position: sticky;
  inset-block-start: 0;
  ${media.phone} { grid-area: auto; position: static; }
`;
const Below = styled.div`
  min-block-size: 14rem;
`;
const Facts = styled.div`
  display: flex;
  gap: ${space('l')};
  align-items: start;
  & > :last-child { flex: 1 1 auto; min-inline-size: 0; }
  ${media.phone} { gap: ${space('m')}; }
  @media (max-width: 37.49rem) { &:has(img, [data-picture]) { flex-direction: column; } }
`;
const Picture = styled.div`
  flex: none;
  ${whenDark(dimPictures)}
  color: ${color('ink')};
  /* With its wiring the sheet is one page. */
  ${media.print} { zoom: 0.6; }
`;
const Name = styled.p`
  font: ${font('m', 'strong')};
  overflow-wrap: anywhere;
  &:focus { outline: none; box-shadow: none; }
`;
/** Their icons stand below the edge of what is above: what buttons have around them lies outside. */
const Tools = styled(Row)`
  margin-inline-start: calc(-1 * ${space('l')} - 1px);
`;
const Quiet = styled.span`
  color: ${color('soft')};
  font: ${font('xs')};
`;

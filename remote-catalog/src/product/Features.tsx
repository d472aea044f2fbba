import { useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { selectFaqRole } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { color, font, media, space } from '@extranet/shared/theme';
import { EmptyState, Link, Skeleton } from '@extranet/shared/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { type Feature, featuresOf, isWiringCode } from '../features.ts';
import { Term } from '../Term.tsx';
import { Memo } from './Memo.tsx';
import { useLastShown } from './useLastShown.ts';

const PrintedCodes = lazily(async () => {
  const module = await import(/* webpackChunkName: "glossary" */ '../PrintedCodes.tsx');
  return { default: module.PrintedCodes };
});
const WiringDiagram = lazily(async () => {
  const module = await import(/* webpackChunkName: "slot-overlay-wiring" */ '../WiringDiagram.tsx');
  return { default: module.WiringDiagram };
});

export function Features() {
  const { t } = useTranslation('catalog');
  const { product, config, status } = useLastShown();
  const forum = useAppSelector(selectFaqRole);
  if (status === 'error' || config.status === 'error') return <p>{t('product.featuresFailed')}</p>;
  if (!product || !config.value) return <Skeleton lines={6} />;
  const isShownAbove = ({ name }: Feature) => product.prodCatalogue === 'Kit' && name === 'prodMemo';
  const features = featuresOf(product, config.value).filter((feature) => !isShownAbove(feature));
  if (features.length === 0) return <EmptyState title={t('product.noFeatures')} />;
  const bare = features.filter((feature) => feature.bare);
  const named = features.filter((feature) => !feature.bare);
  const shown = (name: string, value: string) => {
    if (name === 'prodType') return t('feature.pins', { count: Number(value) });
    return isWiringCode(name, value) ? t('feature.variant', { code: value }) : value;
  };
  return (
    <>
      {named.length > 0 && (
        <List>
          {named.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <Term field={name} value={value}>
                  {t(`feature.${name}`, { defaultValue: name })}
                </Term>
              </dt>
              <dd>{shown(name, value)}</dd>
            </div>
          ))}
        </List>
      )}
      <Suspense>
        <PrintedCodes features={named} />
      </Suspense>
      {named.length > 0 && (
        <Paragraph data-print="never">
          <Link to="/glossaire" alone>
            {t('product.glossary')}
          </Link>
        </Paragraph>
      )}
      {forum !== 'none' && (
        <Paragraph data-print="never">
          <Link to={`/faq/${encodeURIComponent(product.prodRef)}`} alone>
            {t('product.forum')}
          </Link>
        </Paragraph>
      )}
      {bare.map((feature) => (
        <Bare key={feature.name} {...feature} />
      ))}
      {product.prodCatalogue === 'Faisceau' && (
        <Suspense fallback={<Skeleton height="14rem" />}>
          <WiringDiagram type={product.prodType} features={product} />
        </Suspense>
      )}
    </>
  );
}

const Bare = ({ name, value }: Feature) => (
  <Paragraph>{name === 'prodMemo' ? <Memo html={value} /> : value}</Paragraph>
);

const List = styled.dl`
  columns: 2 16rem;
  column-gap: ${space('xl')};
  & > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space('m')};
    padding-block: ${space('xs')};
    border-block-end: 1px solid ${color('line')};
    break-inside: avoid;
  }
  dt { color: ${color('soft')}; font: ${font('s')}; }
  dd { flex: none; max-inline-size: 60%; font: ${font('s', 'strong')}; text-align: end; }
  ${media.print} { & > div { padding-block: ${space('xxs')}; } }
`;
const Paragraph = styled.div`
  margin-block-start: ${space('m')};
`;

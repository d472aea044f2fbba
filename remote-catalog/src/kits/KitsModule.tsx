import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Button, EmptyState, Panel, Skeleton } from '@extranet/shared/ui';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useOpenProduct } from '../useOpenProduct.ts';
import { KitRow } from './KitRow.tsx';
import { kitsAsked, useKits } from './kits.slice.ts';

/** 'Nouveaux produits' on the home page (C2.03). */
export default function KitsModule() {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const openProduct = useOpenProduct();
  const { status, rows } = useKits(({ kits }) => kits);
  useEffect(() => {
    dispatch(kitsAsked());
  }, [dispatch]);
  const waiting = status === 'empty' || status === 'pending';
  return (
    <Panel title={t('kits.title')} flush busy={waiting}>
      {waiting && (
        <div>
          {WAITED_FOR.map((row) => (
            <Waiting key={row}>
              <Skeleton width="48px" height="48px" />
              <Skeleton lines={2} />
            </Waiting>
          ))}
        </div>
      )}
      {status === 'error' && (
        <EmptyState
          title={t('kits.failed')}
          action={<Button onClick={() => dispatch(kitsAsked())}>{t('list.retry')}</Button>}
        />
      )}
      {status === 'success' && rows.length === 0 && (
        <EmptyState icon={Sparkles} title={t('kits.none')}>
          {t('kits.noneHint')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <KitRow key={row.prodId} product={row} onOpen={() => openProduct(row)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** As many as there will be, in their shape. */
const WAITED_FOR = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const Waiting = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: center;
  gap: ${space('m')};
  padding: ${space('s', 'l')};
`;

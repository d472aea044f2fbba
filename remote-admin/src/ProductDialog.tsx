import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Button, Modal, Stack, Tabs, toast } from '@extranet/shared/ui';
import { useState } from 'react';
import { ApplicationsTab } from './applications/ApplicationsTab.tsx';
import { useApplications } from './applications/applications.slice.ts';
import { useApplicationsEdit } from './applications/useApplicationsEdit.ts';
import applicationTexts from './locales/applications.fr.json';
import { CharacteristicsTab } from './product/CharacteristicsTab.tsx';
import { useProduct } from './product/product.slice.ts';
import { useProductEdit } from './product/useProductEdit.ts';
import { RecordPlaceholder } from './RecordPlaceholder.tsx';
import { useRefusal } from './refusals.ts';
import { RelatedTab } from './related/RelatedTab.tsx';
import { useRelated } from './related/related.slice.ts';
import { useRelatedEdit } from './related/useRelatedEdit.ts';
import { StableHeight } from './StableHeight.ts';
import { AddByCustomer } from './special-prices/AddByCustomer.tsx';
import { PricesTable } from './special-prices/PricesTable.tsx';
import { usePricesEdit } from './special-prices/usePricesEdit.ts';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

registerTexts('admin', applicationTexts);

type TabId = 'characteristics' | 'prices' | 'related' | 'applications';

interface Props {
  id: string;
  open: boolean;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** A product in four tabs, each saved by itself. Leaving asks first while any tab has unsaved changes. */
export default function ProductDialog({ id, open, onCreated, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { status, product, saving, refusal } = useProduct((state) => state.product);
  const [active, setActive] = useState<TabId>('characteristics');
  const edit = useProductEdit(id);
  const ref = product?.prodRef ?? null;
  const prices = usePricesEdit(null, ref);
  const related = useRelatedEdit(ref);
  const relatedSaving = useRelated((state) => state.related.saving);
  const applications = useApplicationsEdit(product?.prodId ?? null, product?.prodUpdatedAt);
  const applicationsSaving = useApplications((state) => state.applications.saving);
  const error = useRefusal(refusal);
  const tabs = {
    characteristics: { dirty: edit.dirty, saving, save: edit.save },
    prices: { dirty: prices.dirty, saving: prices.saving, save: prices.save },
    related: { dirty: related.dirty, saving: relatedSaving, save: related.save },
    applications: { dirty: applications.dirty, saving: applicationsSaving, save: applications.save },
  };
  const { leave, finish, question } = useUnsavedGuard(open && (edit.dirty || prices.dirty || related.dirty));

  useOnBecomingTrue(saving === 'success', () => {
    toast({ text: t('product.saved') });
    if (!edit.isNew || !product) return;
    finish(() => onCreated(product.prodId));
  });
  useOnBecomingTrue(prices.saving === 'success', () => toast({ text: t('specialPrices.saved') }));
  useOnBecomingTrue(relatedSaving === 'success', () => toast({ text: t('related.saved') }));
  useOnBecomingTrue(applicationsSaving === 'success', () => toast({ text: t('applications.saved') }));

  const close = () => leave(onClose);
  const name = (tab: TabId) => `${t(`product.tab.${tab}`)}${tabs[tab].dirty ? ' •' : ''}`;
  const current = tabs[active];
  return (
    <>
      <Modal
        open={open}
        onClose={close}
        title={product ? titleOf(product) : t(edit.isNew ? 'product.new' : 'product.title')}
        size="l"
        footer={
          <>
            <Button onClick={close}>{t('common.close')}</Button>
            <Button
              variant="primary"
              busy={current.saving === 'pending'}
              disabled={status !== 'success' || !current.dirty || edit.draft.prodRef.trim() === ''}
              onClick={current.save}
            >
              {t('common.save')}
            </Button>
          </>
        }
      >
        <RecordPlaceholder
          status={status}
          missing={t('product.missing')}
          missingHint={t('product.missingHint')}
          failed={t('product.failed')}
          onRetry={edit.reload}
          height="22rem"
        />
        {status === 'success' && (
          <StableHeight>
            <Tabs<TabId>
              label={t('product.tabs')}
              active={active}
              onActive={setActive}
              tabs={[
                {
                  id: 'characteristics',
                  label: name('characteristics'),
                  content: <CharacteristicsTab edit={edit} error={saving === 'error' ? error : null} />,
                },
                {
                  id: 'prices',
                  label: name('prices'),
                  disabled: edit.isNew,
                  content: (
                    <Stack>
                      <AddByCustomer edit={prices} reference={ref ?? ''} />
                      <PricesTable edit={prices} by="customer" />
                    </Stack>
                  ),
                },
                {
                  id: 'related',
                  label: name('related'),
                  disabled: edit.isNew,
                  content: <RelatedTab edit={related} own={ref ?? ''} />,
                },
                {
                  id: 'applications',
                  label: name('applications'),
                  disabled: edit.isNew,
                  content: <ApplicationsTab edit={applications} />,
                },
              ]}
            />
          </StableHeight>
        )}
      </Modal>
      {question}
    </>
  );
}

const titleOf = ({
  prodRef,
  prodMarque,
  prodModele,
  prodTitre,
}: Record<'prodRef' | 'prodMarque' | 'prodModele' | 'prodTitre', string>) =>
  [prodRef, `${prodMarque} ${prodModele}`.trim() || prodTitre].filter(Boolean).join(' · ');

import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Button, Modal, Stack, Tabs, toast } from '@extranet/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApplicationsTab } from './applications/ApplicationsTab.tsx';
import { useApplications } from './applications/applications.slice.ts';
import { useApplicationsEdit } from './applications/useApplicationsEdit.ts';
import applicationTexts from './locales/applications.fr.json';
import { ProductHistory } from './ProductHistory.tsx';
import { CharacteristicsTab } from './product/CharacteristicsTab.tsx';
import { useProduct } from './product/product.slice.ts';
import { useProductEdit } from './product/useProductEdit.ts';
import { RecordPlaceholder } from './RecordPlaceholder.tsx';
import { useRefusal } from './refusals.ts';
import { RelatedTab } from './related/RelatedTab.tsx';
import { useRelated } from './related/related.slice.ts';
import { useRelatedEdit } from './related/useRelatedEdit.ts';
import { FullHeight } from './StableHeight.ts';
import { AddByCustomer } from './special-prices/AddByCustomer.tsx';
import { PricesTable } from './special-prices/PricesTable.tsx';
import { usePricesEdit } from './special-prices/usePricesEdit.ts';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

registerTexts('admin', applicationTexts);

const TABS = ['characteristics', 'prices', 'related', 'applications'] as const;
type TabId = (typeof TABS)[number];

interface Props {
  id: string;
  open: boolean;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** A product in four tabs, each saved by itself. Leaving asks first while any tab has unsaved changes, or a file is on its way. */
export default function ProductDialog({ id, open, onCreated, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { status, product, saving, refusal } = useProduct((state) => state.product);
  const [search] = useSearchParams();
  // A link may lead to the vehicles at once.
  const [active, setActive] = useState<TabId>(
    search.get('onglet') === 'vehicules' ? 'applications' : 'characteristics',
  );
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
  const unsaved = TABS.filter((tab) => tabs[tab].dirty);
  const { leave, finish, question } = useUnsavedGuard(open && (unsaved.length > 0 || edit.uploading));
  /** Each tab is saved by itself: what is not saved yet is named, lest it be taken for saved. */
  const toastSaved = (own: TabId, text: string) => {
    const others = unsaved.filter((tab) => tab !== own).map((tab) => t(`product.tab.${tab}`));
    const still = others.length > 0 && t('product.stillUnsaved', { tabs: others.join(', ') });
    toast({ text: [text, still].filter(Boolean).join(' ') });
  };

  useOnBecomingTrue(saving === 'success', () => {
    toastSaved('characteristics', t('product.saved'));
    if (!edit.isNew || !product) return;
    finish(() => onCreated(product.prodId));
  });
  useOnBecomingTrue(prices.saving === 'success', () => toastSaved('prices', t('specialPrices.saved')));
  useOnBecomingTrue(relatedSaving === 'success', () => toastSaved('related', t('related.saved')));
  useOnBecomingTrue(applicationsSaving === 'success', () =>
    toastSaved('applications', t('applications.saved')),
  );

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
              // A product that is created takes no file that comes afterwards.
              disabled={status !== 'success' || !current.dirty || (edit.isNew && edit.uploading)}
              onClick={current.save}
            >
              {t('common.save')}
            </Button>
          </>
        }
      >
        <FullHeight>
          <RecordPlaceholder
            status={status}
            missing={t('product.missing')}
            missingHint={t('product.missingHint')}
            failed={t('product.failed')}
            onRetry={edit.reload}
            height="22rem"
          />
          {status === 'success' && (
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
                      {product && <ProductHistory id={product.prodId} />}
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
          )}
        </FullHeight>
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

import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Button, Modal, Stack, Tabs, toast } from '@extranet/shared/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApplicationsTab } from './applications/ApplicationsTab.tsx';
import applicationTexts from './locales/applications.fr.json';
import { ProductHistory } from './ProductHistory.tsx';
import { CharacteristicsTab } from './product/CharacteristicsTab.tsx';
import { RecordPlaceholder } from './RecordPlaceholder.tsx';
import { useRefusal } from './refusals.ts';
import { RelatedTab } from './related/RelatedTab.tsx';
import { FullHeight } from './StableHeight.ts';
import { AddByCustomer } from './special-prices/AddByCustomer.tsx';
import { PricesTable } from './special-prices/grid/PricesTable.tsx';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';
import { type ProductSection, productTitle, useProductRecord } from './useProductRecord.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

registerTexts('admin', applicationTexts);

interface Props {
  id: string;
  open: boolean;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** A product in four tabs, each saved by itself. Leaving asks first while any tab has unsaved changes, or a file is on its way. */
export default function ProductDialog({ id, open, onCreated, onClose }: Props) {
  const { t } = useTranslation('admin');
  const record = useProductRecord(id);
  const { status, product, saving, edit, prices, related, applications, parts: tabs, unsaved } = record;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // A link may lead to the vehicles at once.
  const [active, setActive] = useState<ProductSection>(
    search.get('onglet') === 'vehicules' ? 'applications' : 'characteristics',
  );
  const error = useRefusal(record.refusal);
  const { leave, finish, question } = useUnsavedGuard(open && (unsaved.length > 0 || edit.uploading));
  /** Each tab is saved by itself: what is not saved yet is named, lest it be taken for saved. */
  const toastSaved = (own: ProductSection, text: string) => {
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
  useOnBecomingTrue(tabs.related.saving === 'success', () => toastSaved('related', t('related.saved')));
  useOnBecomingTrue(tabs.applications.saving === 'success', () =>
    toastSaved('applications', t('applications.saved')),
  );

  const close = () => leave(onClose);
  const name = (tab: ProductSection) => `${t(`product.tab.${tab}`)}${tabs[tab].dirty ? ' •' : ''}`;
  const current = tabs[active];
  return (
    <>
      <Modal
        open={open}
        onClose={close}
        title={product ? productTitle(product) : t(edit.isNew ? 'product.new' : 'product.title')}
        size="l"
        footer={
          <>
            {!edit.isNew && status === 'success' && (
              <Button
                variant="quiet"
                icon={ExternalLink}
                onClick={() => leave(() => void navigate(`/extradmin/products/${id}`, { replace: true }))}
              >
                {t('customer.open')}
              </Button>
            )}
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
            <Tabs<ProductSection>
              label={t('product.tabs')}
              active={active}
              onActive={setActive}
              tabs={[
                {
                  id: 'characteristics',
                  label: name('characteristics'),
                  content: (
                    <CharacteristicsTab
                      edit={edit}
                      error={saving === 'error' ? error : null}
                      isTwin={record.isTwin}
                    />
                  ),
                },
                {
                  id: 'prices',
                  label: name('prices'),
                  disabled: edit.isNew,
                  content: (
                    <Stack>
                      <AddByCustomer edit={prices} reference={record.reference ?? ''} />
                      <PricesTable edit={prices} by="customer" />
                      {product && <ProductHistory id={product.prodId} />}
                    </Stack>
                  ),
                },
                {
                  id: 'related',
                  label: name('related'),
                  disabled: edit.isNew,
                  content: <RelatedTab edit={related} own={record.reference ?? ''} />,
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

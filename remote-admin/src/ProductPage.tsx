import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { referenceKey } from '@extranet/shared/rules';
import { Link, PageTitle, Panel, Stack, toast } from '@extranet/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApplicationsTab } from './applications/ApplicationsTab.tsx';
import { LastEvents } from './journal/LastEvents.tsx';
import applicationTexts from './locales/applications.fr.json';
import { ProductHistory } from './ProductHistory.tsx';
import { CharacteristicsTab } from './product/CharacteristicsTab.tsx';
import { ProductAside } from './product/ProductAside.tsx';
import { RecordBar } from './RecordBar.tsx';
import { RecordLayout } from './RecordLayout.tsx';
import { RecordPlaceholder } from './RecordPlaceholder.tsx';
import { useRefusal } from './refusals.ts';
import { RelatedTab } from './related/RelatedTab.tsx';
import { AddByCustomer } from './special-prices/AddByCustomer.tsx';
import { PricesTable } from './special-prices/grid/PricesTable.tsx';
import { SuccessorForm } from './successor/SuccessorForm.tsx';
import { useSuccessor } from './successor/successor.slice.ts';
import { useGuardedLinks } from './useGuardedLinks.ts';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';
import { type ProductRecord, productTitle, useProductRecord } from './useProductRecord.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

registerTexts('admin', applicationTexts);

const LIST = '/extradmin/products';

/** A product with an address: everything below each other, saved by one bar that names what is unsaved. */
export default function ProductPage({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const record = useProductRecord(id);
  const { status, product, saving, edit, unsaved } = record;
  const error = useRefusal(record.refusal);
  const { leave, finish, question } = useUnsavedGuard(unsaved.length > 0 || edit.uploading);
  useGuardedLinks(unsaved.length > 0 || edit.uploading, leave);
  const save = useSaveAll(record);
  useOnBecomingTrue(saving === 'success', () => {
    toast({ text: t('product.saved') });
    if (edit.isNew && product) finish(() => void navigate(`${LIST}/${product.prodId}`, { replace: true }));
  });
  // What is saved beside the product's own fields does not change its time, but has its line in the journal.
  const [beside, setBeside] = useState(0);
  const handleSaved = (text?: string) => {
    if (text) toast({ text });
    setBeside(beside + 1);
  };
  useOnBecomingTrue(record.parts.prices.saving === 'success', () => handleSaved(t('specialPrices.saved')));
  useOnBecomingTrue(record.parts.related.saving === 'success', () => handleSaved(t('related.saved')));
  useOnBecomingTrue(record.parts.applications.saving === 'success', () =>
    handleSaved(t('applications.saved')),
  );
  // Its form says that it was saved.
  useOnBecomingTrue(
    useSuccessor((state) => state.successor.saving === 'success'),
    () => handleSaved(),
  );
  const busy = Object.values(record.parts).some((part) => part.saving === 'pending');
  const names = unsaved.map((section) => t(`product.tab.${section}`));
  return (
    <>
      <PageTitle title={product ? productTitle(product) : t(edit.isNew ? 'product.new' : 'product.title')}>
        <Link to={LIST} icon={ArrowLeft}>
          {t('products.toList')}
        </Link>
      </PageTitle>
      <RecordPlaceholder
        status={status}
        missing={t('product.missing')}
        missingHint={t('record.missingHint')}
        failed={t('product.failed')}
        onRetry={edit.reload}
        height="32rem"
      />
      {status === 'success' && (
        <RecordLayout
          aside={
            product && (
              <ProductAside
                product={product}
                events={
                  <LastEvents
                    id={product.prodId}
                    also={referenceKey(product.prodRef)}
                    changedAt={`${product.prodUpdatedAt} ${beside}`}
                  />
                }
              />
            )
          }
        >
          <Panel title={t('product.tab.characteristics')}>
            <CharacteristicsTab
              edit={edit}
              error={saving === 'error' ? error : null}
              isTwin={record.isTwin}
            />
          </Panel>
          {product && <OfSavedProduct record={record} />}
          {(unsaved.length > 0 || edit.isNew) && (
            <RecordBar
              unsaved={edit.isNew ? [t('product.new')] : names}
              saving={busy}
              reason={edit.uploading ? t('product.uploading') : undefined}
              onDrop={edit.isNew ? undefined : record.drop}
              onSave={save}
            />
          )}
        </RecordLayout>
      )}
      {question}
    </>
  );
}

/** What hangs on a reference: a product that is not created yet has none of it. */
function OfSavedProduct({ record }: { record: ProductRecord }) {
  const { t } = useTranslation('admin');
  const { product } = record;
  const reference = record.reference ?? '';
  const vehicles = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  // A link may lead to the vehicles at once.
  const wanted = search.get('onglet') === 'vehicules';
  useEffect(() => {
    if (wanted) vehicles.current?.scrollIntoView?.({ block: 'start' });
  }, [wanted]);
  return (
    <>
      <Panel title={t('product.tab.prices')}>
        <Stack>
          <AddByCustomer key={record.drops} edit={record.prices} reference={reference} />
          <PricesTable edit={record.prices} by="customer" />
          {product && <ProductHistory id={product.prodId} />}
        </Stack>
      </Panel>
      <Panel title={t('product.tab.related')}>
        <RelatedTab edit={record.related} own={reference} autoFocus={false} />
      </Panel>
      <Panel title={t('successor.title')}>
        <SuccessorForm reference={reference} />
      </Panel>
      <div ref={vehicles}>
        <Panel title={t('product.tab.applications')}>
          <ApplicationsTab edit={record.applications} />
        </Panel>
      </div>
    </>
  );
}

/**
 * Saves what is unsaved in every section. What goes by the reference first: the characteristics may change it, and are
 * saved when the others are.
 */
function useSaveAll({ parts, unsaved, edit }: ProductRecord): () => void {
  const others = ['prices', 'related', 'applications'] as const;
  const [queued, setQueued] = useState(false);
  const pending = others.some((section) => parts[section].saving === 'pending');
  const failed = others.some((section) => parts[section].saving === 'error');
  useOnBecomingTrue(queued && !pending, () => {
    setQueued(false);
    if (!failed) edit.save();
  });
  return () => {
    const first = others.filter((section) => unsaved.includes(section));
    for (const section of first) parts[section].save();
    if (!unsaved.includes('characteristics') && !edit.isNew) return;
    if (first.length === 0) edit.save();
    else setQueued(true);
  };
}

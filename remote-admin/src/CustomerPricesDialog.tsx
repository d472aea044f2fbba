import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Button, Modal, Stack, toast } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { customerClosed, customerOpened, useCustomer } from './customer/customer.slice.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { FileImport } from './FileImport.tsx';
import { AddByReference } from './special-prices/AddByReference.tsx';
import { PricesTable } from './special-prices/grid/PricesTable.tsx';
import { PastedPrices } from './special-prices/PastedPrices.tsx';
import { pricesFileDropped } from './special-prices/prices-import.slice.ts';
import { saveUndoWanted } from './special-prices/special-prices.slice.ts';
import { usePricesEdit } from './special-prices/usePricesEdit.ts';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

interface Props {
  id: string;
  open: boolean;
  title: string;
  onClose: () => void;
}

/** A customer's special prices: edited as a whole, saved as a whole. */
export function CustomerPricesDialog({ id, open, title, onClose }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const edit = usePricesEdit(id, null);
  const [byFile, setByFile] = useState(false);
  const deleted = useCustomer((state) => state.customer.customer?.userStatus.startsWith('supp') ?? false);
  const { leave, finish, question } = useUnsavedGuard(open && edit.dirty);
  useEffect(() => {
    dispatch(customerOpened(id));
    return () => {
      dispatch(customerClosed());
    };
  }, [dispatch, id]);
  useOnBecomingTrue(edit.saving === 'success' || deleted, () => {
    const back = () => {
      dispatch(saveUndoWanted());
      void navigate(`/extradmin/customers/${id}?mode=specialPrices`, { state: { fromList: true } });
    };
    toast({
      text: deleted
        ? t('customer.isDeleted')
        : t('specialPrices.savedCount', { count: edit.savedCount, shown: integer(edit.savedCount) }),
      ...(!deleted && edit.undoSave && { action: { label: t('specialPrices.undoSave'), onAction: back } }),
    });
    finish(onClose);
  });
  const close = () => leave(onClose);
  const handlePastedFile = (file: File) => dispatch(pricesFileDropped({ customer: id, file }));
  return (
    <>
      <Modal
        open={open}
        onClose={close}
        title={`${t('specialPrices.title')} · ${title}`}
        size="xl"
        footer={
          <>
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button
              variant="primary"
              busy={edit.saving === 'pending'}
              disabled={!edit.dirty}
              onClick={edit.save}
            >
              {t('specialPrices.save')}
            </Button>
          </>
        }
      >
        <Stack>
          <Ways>
            <AddByReference edit={edit} customerId={id} onPastedFile={handlePastedFile} />
            <details onToggle={(event) => setByFile(event.currentTarget.open)}>
              <summary>{t('fileImport.title.specialPrices')}</summary>
              {byFile && (
                <Stack $gap="m">
                  <div>
                    <p>{t('fileImport.outHint')}</p>
                    <ExportButtons
                      path="/admin/specialPrices/export"
                      name="prix-speciaux"
                      params={{ customer: id }}
                    />
                  </div>
                  <FileImport
                    key={id}
                    kind="specialPrices"
                    customer={id}
                    blocked={edit.dirty && t('fileImport.saveFirst')}
                    onApplied={edit.reload}
                  />
                </Stack>
              )}
            </details>
          </Ways>
          <PastedPrices edit={edit} customerId={id} />
          <PricesTable edit={edit} by="reference" onPastedFile={handlePastedFile} />
        </Stack>
      </Modal>
      {question}
    </>
  );
}

/** The two ways in which prices come, side by side: what is saved in height are rows of the list. The second opens below the first. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  column-gap: ${space('l')};
  row-gap: ${space('m')};
  & > :first-child { flex: 1 1 30rem; min-inline-size: 0; }
  & > details { margin-block-start: calc(1.5em + ${space('xs')} + ${space('s')}); }
  & > details[open] { flex: 1 0 100%; margin-block-start: 0; }
  ${media.phone} { & > :first-child { flex-basis: 100%; } & > details { margin-block-start: 0; } }
`;

import type { Delivery } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Modal } from '@extranet/shared/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AddressForm } from './AddressForm.tsx';
import { type AddressFields, fieldsOf, noAddress } from './address.ts';
import { addressFormOpened, addressSubmitted, useAddresses } from './addresses.slice.ts';

interface Props {
  editing: Delivery | 'new' | null;
  onClose: () => void;
  onDelete: (delivery: Delivery) => void;
}

export function AddressDialog({ editing, onClose, onDelete }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const saved = useAddresses(({ addresses }) => addresses.saved);
  useEffect(() => {
    if (!saved) return;
    dispatch(addressFormOpened());
    onClose();
  }, [saved, onClose, dispatch]);
  const title = t(editing === 'new' ? 'address.new' : 'address.edit');
  return (
    <Modal open={editing !== null} onClose={onClose} title={title} size="l">
      {editing !== null && (
        <Editor
          key={editing === 'new' ? 'new' : editing.daId}
          label={title}
          delivery={editing === 'new' ? null : editing}
          onClose={onClose}
          onDelete={onDelete}
        />
      )}
    </Modal>
  );
}

interface EditorProps {
  label: string;
  delivery: Delivery | null;
  onClose: () => void;
  onDelete: (delivery: Delivery) => void;
}

function Editor({ label, delivery, onClose, onDelete }: EditorProps) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const saving = useAddresses(({ addresses }) => addresses.saving);
  const [fields, setFields] = useState<AddressFields>(delivery ? fieldsOf(delivery) : noAddress);
  const handleSubmit = () => dispatch(addressSubmitted({ fields, ...(delivery && { daId: delivery.daId }) }));
  return (
    <AddressForm
      label={label}
      fields={fields}
      onFields={setFields}
      onSubmit={handleSubmit}
      actions={
        <>
          {delivery && (
            <Delete variant="quiet" icon={Trash2} onClick={() => onDelete(delivery)}>
              {t('address.delete')}
            </Delete>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={saving === 'pending'}>
            {t('address.save')}
          </Button>
        </>
      }
    />
  );
}

/** Away from the button to save; it asks before it deletes. */
const Delete = styled(Button)`
  margin-inline-end: auto;
`;

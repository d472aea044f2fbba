import type { Delivery } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, radius, space } from '@extranet/shared/theme';
import { IconButton } from '@extranet/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { addressLines, phonesOf } from './address.ts';

interface Props {
  delivery: Delivery;
  checked: boolean;
  disabled: boolean;
  onChecked: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A saved address: the whole card is its radio button. */
export function AddressCard({ delivery, checked, disabled, onChecked, onEdit, onDelete }: Props) {
  const { t } = useTranslation('cart-orders');
  const [first = '', ...others] = addressLines(delivery);
  return (
    <Card>
      <label>
        <input type="radio" name="delivery" checked={checked} disabled={disabled} onChange={onChecked} />
        <span>
          <strong>{first}</strong>
          {others.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{phonesOf(delivery)}</span>
        </span>
      </label>
      {!disabled && (
        <>
          <IconButton icon={Pencil} name={t('address.editOf', { name: first })} onClick={onEdit} />
          <IconButton icon={Trash2} name={t('address.deleteOf', { name: first })} onClick={onDelete} />
        </>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  align-items: start;
  border: 1px solid ${color('edge')};
  border-radius: ${radius()};
  background: ${color('panel')};
  &:has(:checked) { border-color: ${color('solid')}; box-shadow: inset 0 0 0 1px ${color('solid')}; }
  & > label {
    flex: 1;
    display: flex;
    gap: ${space('m')};
    min-inline-size: 0;
    padding: ${space('m')};
    cursor: pointer;
  }
  & input { flex: none; inline-size: 1.125rem; block-size: 1.125rem; margin-block-start: 2px; accent-color: ${color('solid')}; }
  & label > span { display: grid; min-inline-size: 0; overflow-wrap: anywhere; }
  & label > span > span { color: ${color('soft')}; }
`;

import type { Refusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { CATALOGUES, PRICE, TEXT_MAX } from '@extranet/shared/rules';
import { font, space } from '@extranet/shared/theme';
import {
  Alert,
  Button,
  Checkbox,
  Columns,
  FormError,
  fieldError,
  NumberField,
  Row,
  Select,
  Stack,
  TextField,
} from '@extranet/shared/ui';
import { RichTextEditor } from '@extranet/shared/ui/rich-text';
import { type ComponentProps, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { changedMeanwhile } from '../refusals.ts';
import { useNumberSentence } from '../useNumberSentence.ts';
import { type Characteristic, characteristicGroups } from './characteristics.ts';
import type { ProductDraft } from './draft.ts';
import { ProductFiles } from './ProductFiles.tsx';
import { useProduct } from './product.slice.ts';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';
import type { ProductEdit } from './useProductEdit.ts';

const STATUSES = ['disponible', 'non disponible', 'supprimé'] as const;
const STOCK = ['0', '1', '2', '3', '9'] as const;
type TextName = 'prodRef' | 'prodCodeEAN' | 'prodMarque' | 'prodModele' | 'prodAnnee' | 'prodTitre';
/** Years are read in any of their forms, and never cut. */
const LIMITS: Partial<Record<TextName, number>> = {
  prodRef: TEXT_MAX.reference,
  prodCodeEAN: TEXT_MAX.ean,
  prodMarque: TEXT_MAX.make,
  prodModele: TEXT_MAX.model,
  prodTitre: TEXT_MAX.title,
};

interface Props {
  edit: ProductEdit;
  error: Refusal | null;
  /** Another product has the typed reference: it is allowed, and said. */
  isTwin?: boolean;
}

/** Said before it is saved: what could be ordered could be no more. */
const losesPrice = ({ product, draft }: ProductEdit): boolean =>
  Number(product?.prodPrix ?? 0) > 0 && draft.prodStatut === 'disponible' && !draft.prodPrix;

/** The fields of every product, then those of its catalogue. */
export function CharacteristicsTab({ edit, error, isTwin = false }: Props) {
  const { t } = useTranslation('admin');
  const sentence = useNumberSentence();
  const { draft, change } = edit;
  const text = (name: TextName, more?: Partial<ComponentProps<typeof TextField>>) => (
    <TextField
      label={t(`product.${name}`)}
      value={draft[name]}
      maxLength={LIMITS[name]}
      autoComplete="off"
      error={fieldError(error, name)}
      onValue={(value) => change({ [name]: value })}
      {...more}
    />
  );
  const checked = (name: 'prodRef' | 'prodCodeEAN' | 'prodAnnee') => ({
    error: edit.isWrong(name) ? t(`product.wrong.${name}`) : fieldError(error, name),
    onBlur: () => edit.leave(name),
  });
  // As on the customer's page: what is wrong may stand far above the button that tried to save it.
  const box = useRef<HTMLDivElement>(null);
  const refusal = useProduct((state) => state.product.refusal);
  useEffect(() => {
    if (refusal && !changedMeanwhile(refusal))
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return (
    <Stack ref={box}>
      <SavedMeanwhile fields={edit.meanwhile} />
      {error &&
        (changedMeanwhile(error) ? (
          <ChangedMeanwhile action={<Button onClick={edit.reload}>{t('product.reload')}</Button>}>
            {error.message} {t('customer.reloadHint')}
          </ChangedMeanwhile>
        ) : (
          <FormError error={error} fieldLabel={(field) => t(`product.${field}`, { defaultValue: field })} />
        ))}
      <Columns $gap="m" $min="12rem">
        <Select
          label={t('product.prodCatalogue')}
          value={draft.prodCatalogue}
          options={CATALOGUES.map((value) => ({ value, label: t(`product.catalogue.${value}`) }))}
          onValue={(prodCatalogue) => change({ prodCatalogue })}
        />
        {text('prodRef', {
          required: true,
          hint: isTwin ? t('product.twin') : undefined,
          ...checked('prodRef'),
        })}
        {text('prodCodeEAN', checked('prodCodeEAN'))}
      </Columns>
      {text('prodTitre')}
      <Columns $gap="m" $min="12rem">
        {text('prodMarque')}
        {text('prodModele')}
        {text('prodAnnee', { hint: t('product.yearsHint'), ...checked('prodAnnee') })}
      </Columns>
      <Columns $gap="m" $min="12rem">
        <NumberField
          label={t('product.prodPrix')}
          value={draft.prodPrix}
          rule={PRICE}
          sentence={sentence(PRICE)}
          hint={t('product.priceHint')}
          after="€"
          error={fieldError(error, 'prodPrix')}
          onValue={(prodPrix) => change({ prodPrix })}
        />
        <Select
          label={t('product.prodCodeStock')}
          value={draft.prodCodeStock}
          options={STOCK.map((value) => ({ value, label: t(`product.stock.${value}`) }))}
          onValue={(prodCodeStock) => change({ prodCodeStock })}
        />
        <Select
          label={t('product.prodStatut')}
          value={draft.prodStatut}
          options={STATUSES.map((value) => ({ value, label: t(`product.statut.${value}`) }))}
          onValue={(prodStatut) => change({ prodStatut })}
        />
      </Columns>
      {losesPrice(edit) && <Alert tone="warning">{t('product.priceLost')}</Alert>}
      <Row $gap="l">
        {(['prodFeatured', 'prodNewsletters'] as const).map((name) => (
          <Checkbox
            key={name}
            label={t(`product.${name}`)}
            checked={draft[name] === '1'}
            onValue={(on) => change({ [name]: on ? '1' : '0' })}
          />
        ))}
      </Row>
      {characteristicGroups(draft.prodCatalogue).map(({ group, members }) => (
        <Group key={group}>
          <legend>{t(`product.group.${group}`)}</legend>
          <Columns $gap="m" $min="10rem">
            {members.map((one) => (
              <CharacteristicField
                key={one.name}
                one={one}
                draft={draft}
                change={change}
                error={fieldError(error, one.name)}
              />
            ))}
          </Columns>
        </Group>
      ))}
      <RichTextEditor
        label={t('product.prodMemo')}
        value={draft.prodMemo}
        error={fieldError(error, 'prodMemo')}
        onValue={(prodMemo) => change({ prodMemo })}
      />
      <ProductFiles edit={edit} />
    </Stack>
  );
}

interface FieldProps {
  one: Characteristic;
  draft: ProductDraft;
  change: (change: Partial<ProductDraft>) => void;
  error: string | undefined;
}

function CharacteristicField({ one, draft, change, error }: FieldProps) {
  const { t } = useTranslation('admin');
  const label = t(`product.${one.name}`);
  const value = draft[one.name];
  const handleValue = (next: string) => change({ [one.name]: next });
  if (one.kind === 'text')
    return (
      <TextField
        label={label}
        value={value}
        maxLength={one.maxLength}
        autoComplete="off"
        error={error}
        onValue={handleValue}
      />
    );
  // A value from an older system stays in the list until another one is chosen.
  const values: string[] = one.values.includes(value) ? [...one.values] : [...one.values, value];
  return (
    <Select
      label={label}
      required={one.name === 'prodType'}
      value={value}
      error={error}
      options={values.map((option) => ({ value: option, label: labelOf(option) || t('product.unsaid') }))}
      onValue={handleValue}
    />
  );
}

/** 'oui' and 'Oui' are stored for one field or another: here they read alike. */
const labelOf = (option: string) => (option === 'oui' ? 'Oui' : option === 'non' ? 'Non' : option);

const Group = styled.fieldset`
  & > legend { padding: 0 0 ${space('xs')}; font: ${font('s', 'strong')}; }
`;

import type { AdminCustomer } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useConfig } from '../useConfig.ts';
import {
  customerClosed,
  customerOpened,
  customerRefused,
  customerSubmitted,
  NEW,
  useCustomer,
} from './customer.slice.ts';
import {
  type CustomerDraft,
  changedSections,
  DISCOUNTS,
  draftOf,
  formOf,
  type Missing,
  missingIn,
  type SectionId,
  sameDraft,
  type WrongField,
  wrongIn,
} from './draft.ts';

export interface CustomerEdit {
  isNew: boolean;
  customer: AdminCustomer | null;
  draft: CustomerDraft;
  dirty: boolean;
  /** The sections with unsaved changes. */
  unsaved: SectionId[];
  /** What is missing before it can be saved, in words; undefined when nothing is. */
  reason: string | undefined;
  change: (change: Partial<CustomerDraft>) => void;
  save: () => void;
  /** By a key in a field: nothing where nothing was changed. */
  saveChanges: () => void;
  /** Forgets the unsaved changes. */
  drop: () => void;
  /** Reads the customer again; unsaved changes are applied on top of what another administrator saved. */
  reload: () => void;
}

/** The customer of the dialog, with the unsaved changes. */
export function useCustomerEdit(id: string): CustomerEdit {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const customer = useCustomer((state) => state.customer.customer);
  const rule = useConfig()?.form_rules.password.regex;
  const [changes, setChanges] = useState<Partial<CustomerDraft>>({});
  useEffect(() => {
    dispatch(customerOpened(id));
    return () => {
      dispatch(customerClosed());
    };
  }, [dispatch, id]);
  const base = useMemo(() => draftOf(customer), [customer]);
  const draft = useMemo(() => ({ ...base, ...changes }), [base, changes]);
  const isNew = id === NEW;
  const saved = useCustomer((state) => state.customer.saving === 'success');
  // While it is drawn, so that nothing stands as unsaved for a moment.
  const [wasSaved, setWasSaved] = useState(saved);
  if (saved !== wasSaved) {
    setWasSaved(saved);
    if (saved) setChanges({});
  }
  const missing = missingIn(draft, isNew, rule ? new RegExp(rule) : null);
  const change = useCallback(
    (change: Partial<CustomerDraft>) => setChanges((before) => ({ ...before, ...change })),
    [],
  );
  const dirty = !sameDraft(base, draft);
  const save = () => {
    const toCorrect: Record<string, string> = {
      ...Object.fromEntries(missing.map((what) => [fieldOf(what), t(`customer.needs.${what}`)])),
      ...Object.fromEntries(
        wrongIn(base, draft, isNew).map((name) => [name, t(`customer.wrong.${wrongText(name)}`)]),
      ),
    };
    const names = Object.keys(toCorrect).map((name) =>
      t(`audit.fieldName.${name}`, { defaultValue: t(`customer.${name}`, { defaultValue: name }) }),
    );
    if (names.length === 0)
      dispatch(customerSubmitted({ id, form: formOf(draft), seenAt: customer?.userUpdatedAt }));
    else {
      const message = t('common.toCorrect', { fields: names.join(', ') });
      dispatch(customerRefused({ code: 'customer.toCorrect', status: 422, message, fields: toCorrect }));
    }
  };
  return {
    isNew,
    customer,
    draft,
    dirty,
    unsaved: changedSections(base, draft),
    reason: missing.length > 0 ? missing.map((what) => t(`customer.needs.${what}`)).join(' ') : undefined,
    change,
    save,
    saveChanges: () => {
      if (isNew || dirty) save();
    },
    drop: () => setChanges({}),
    reload: () => dispatch(customerOpened(id)),
  };
}

const fieldOf = (what: Missing) => (what === 'passwordRule' ? 'password' : what);

const wrongText = (name: WrongField) => (isDiscount(name) ? 'discount' : name);

const isDiscount = (name: WrongField): name is (typeof DISCOUNTS)[number] =>
  DISCOUNTS.some((one) => one === name);

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
import { type CustomerDraft, canSave, draftOf, formOf, invalidDiscounts, sameDraft } from './draft.ts';

export interface CustomerEdit {
  isNew: boolean;
  customer: AdminCustomer | null;
  draft: CustomerDraft;
  dirty: boolean;
  canSave: boolean;
  change: (change: Partial<CustomerDraft>) => void;
  save: () => void;
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
  const change = useCallback(
    (change: Partial<CustomerDraft>) => setChanges((before) => ({ ...before, ...change })),
    [],
  );
  return {
    isNew,
    customer,
    draft,
    dirty: !sameDraft(base, draft),
    canSave: canSave(draft, isNew, rule ? new RegExp(rule) : null),
    change,
    save: () => {
      const wrong = invalidDiscounts(draft).map((name) => t(`audit.fieldName.${name}`));
      if (wrong.length > 0) {
        const message = t('common.toCorrect', { fields: wrong.join(', ') });
        dispatch(customerRefused({ code: 'customer.toCorrect', status: 422, message, fields: undefined }));
      } else dispatch(customerSubmitted({ id, form: formOf(draft), seenAt: customer?.userUpdatedAt }));
    },
    reload: () => dispatch(customerOpened(id)),
  };
}

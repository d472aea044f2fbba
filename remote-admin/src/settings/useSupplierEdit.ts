import type { SupplierSettings } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { problemsOfLook } from '@extranet/shared/rules/look';
import { useAppDispatch } from '@extranet/shared/store';
import { fieldError } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { useConfig } from '../useConfig.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { supplierChanged, supplierOpened, useSupplier } from './supplier.slice.ts';
import { type SupplierField, sectionsOf, wrongIn } from './supplier-form.ts';

/** The supplier's settings with what is typed over them. */
export function useSupplierEdit() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const emailRule = useConfig()?.form_rules.email.regexp;
  const { status, settings, saving, refusal } = useSupplier((state) => state.supplier);
  const [typed, setTyped] = useState<Partial<SupplierSettings>>({});
  const [wrong, setWrong] = useState<readonly SupplierField[]>([]);
  useEffect(() => {
    dispatch(supplierOpened());
  }, [dispatch]);
  useOnBecomingTrue(saving === 'success', () => setTyped({}));
  const draft = settings && { ...settings, ...typed };
  const changed =
    settings === null
      ? []
      : (Object.keys(typed) as (keyof SupplierSettings)[]).filter(
          (field) => typed[field] !== settings[field],
        );
  const problems = draft ? problemsOfLook(draft) : [];
  const error = useRefusal(saving === 'error' ? refusal : null);
  const drop = () => {
    setTyped({});
    setWrong([]);
  };
  return {
    status,
    saving,
    draft,
    dirty: changed.length > 0,
    /** The panels with something unsaved. */
    unsaved: sectionsOf(changed),
    error,
    problems,
    /** What is wrong with a field, by the page or the server. */
    errorOf: (field: keyof SupplierSettings) =>
      wrong.some((one) => one === field)
        ? t(`settings.wrong.${field as SupplierField}`)
        : fieldError(error, field),
    change: (changes: Partial<SupplierSettings>) => {
      setTyped({ ...typed, ...changes });
      setWrong(wrong.filter((field) => !(field in changes)));
    },
    drop,
    /** As it stands on the server now, without what was typed. */
    reload: () => {
      drop();
      dispatch(supplierOpened());
    },
    /** Says at each field what the server would refuse. */
    check: () => {
      const found = draft ? wrongIn(draft, emailRule ? new RegExp(emailRule) : null) : [];
      setWrong(found);
      return found.length === 0 && problems.length === 0;
    },
    save: () => {
      if (draft) dispatch(supplierChanged(draft));
    },
  };
}
export type SupplierEdit = ReturnType<typeof useSupplierEdit>;

import type { Company } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isCompanyNumber, isVatNumber, ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import {
  Alert,
  Button,
  Columns,
  Form,
  Panel,
  Skeleton,
  Stack,
  TextArea,
  TextField,
} from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { addCompanyPart } from './company/company.part.ts';
import { companyChanged, companyOpened, useCompany } from './company/company.slice.ts';

addCompanyPart();

/** Numbers of the company, and what the driver should know: later orders and their forms carry them. */
export function CompanyPanel() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { status, company } = useCompany((state) => state.company);
  useEffect(() => {
    dispatch(companyOpened());
  }, [dispatch]);
  return (
    <Panel title={t('company.title')}>
      {status === 'pending' && <Skeleton height="14rem" />}
      {status === 'error' && (
        <Alert action={<Button onClick={() => dispatch(companyOpened())}>{t('retry')}</Button>}>
          {t('company.failed')}
        </Alert>
      )}
      {company && <CompanyForm company={company} />}
    </Panel>
  );
}

function CompanyForm({ company }: { company: Company }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { saving, refusal } = useCompany((state) => state.company);
  const [form, setForm] = useState(company);
  const [tried, setTried] = useState(false);
  const errors = {
    siret: form.siret.trim() && !isCompanyNumber(form.siret) ? t('company.siretWrong') : null,
    vatNumber: form.vatNumber.trim() && !isVatNumber(form.vatNumber) ? t('company.vatWrong') : null,
  };
  const field = (name: keyof Company) => ({
    value: form[name],
    onValue: (value: string) => setForm({ ...form, [name]: value }),
  });
  const submit = () => {
    setTried(true);
    if (!errors.siret && !errors.vatNumber) dispatch(companyChanged(form));
  };
  return (
    <Form
      status={saving}
      error={refusal}
      success={t('company.saved')}
      onSubmit={submit}
      label={t('company.title')}
      actions={
        <Button type="submit" busy={saving === 'pending'}>
          {t('company.save')}
        </Button>
      }
    >
      <Stack $gap="m">
        <Columns $min="16rem">
          <TextField
            label={t('company.siret')}
            hint={t('company.siretHint')}
            inputMode="numeric"
            maxLength={ORDER_TEXT_MAX.companyNumber}
            error={tried ? errors.siret : null}
            {...field('siret')}
          />
          <TextField
            label={t('company.vatNumber')}
            hint={t('company.vatHint')}
            maxLength={ORDER_TEXT_MAX.companyNumber}
            error={tried ? errors.vatNumber : null}
            {...field('vatNumber')}
          />
        </Columns>
        <TextArea
          label={t('company.instructions')}
          hint={t('company.instructionsHint')}
          rows={2}
          maxLength={ORDER_TEXT_MAX.instructions}
          {...field('instructions')}
        />
      </Stack>
    </Form>
  );
}

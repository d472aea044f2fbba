import type { SupplierSettings } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Columns, Panel, Stack, TextArea, TextField } from '@extranet/shared/ui';
import type { SupplierEdit } from './useSupplierEdit.ts';

const LIMITS = {
  name: 80,
  address: 120,
  postcode: 12,
  city: 80,
  phone: 25,
  email: 254,
  legal: 300,
  hosting: 2000,
};
type TextName = keyof typeof LIMITS;

interface Props {
  edit: SupplierEdit;
  draft: SupplierSettings;
}

/** Who the supplier is: on the landing page, in the header, under every mail and on every paper. */
export function SupplierFields({ edit, draft }: Props) {
  const { t } = useTranslation('admin');
  const text = (name: TextName) => ({
    label: t(`settings.${name}`),
    value: draft[name],
    maxLength: LIMITS[name],
    error: edit.errorOf(name),
    onValue: (value: string) => edit.change({ [name]: value }),
  });
  return (
    <>
      <Panel title={t('settings.section.identity')}>
        <Stack>
          <Columns $min="16rem">
            <TextField required {...text('name')} />
            <TextField {...text('address')} />
            <TextField {...text('postcode')} />
            <TextField {...text('city')} />
            <TextField type="tel" {...text('phone')} />
            <TextField type="email" required {...text('email')} />
          </Columns>
        </Stack>
      </Panel>
      <Panel title={t('settings.section.legal')}>
        <Stack>
          <TextField {...text('legal')} hint={t('settings.legalHint')} />
          <TextArea {...text('hosting')} hint={t('settings.hostingHint')} />
        </Stack>
      </Panel>
    </>
  );
}

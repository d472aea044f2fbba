import { useTranslation } from '@extranet/shared/i18n';
import { chooseScheme, readScheme, type Scheme } from '@extranet/shared/theme';
import { Panel, Select } from '@extranet/shared/ui';
import { useState } from 'react';

const SCHEMES = ['system', 'light', 'dark'] as const;

/** Light or dark pages, whatever the device is set to: a workshop's phone is read in the sun and under a car. Counts at once. */
export function SchemeChoice() {
  const { t } = useTranslation('host');
  const [chosen, setChosen] = useState(readScheme);
  const choose = (scheme: Scheme) => {
    chooseScheme(scheme);
    setChosen(scheme);
  };
  return (
    <Panel title={t('scheme.title')}>
      <Select
        label={t('scheme.label')}
        hint={t('scheme.hint')}
        value={chosen}
        onValue={choose}
        options={SCHEMES.map((value) => ({ value, label: t(`scheme.${value}`) }))}
      />
    </Panel>
  );
}

import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { Button, Checkbox, fieldError, PasswordField, Row, Stack, toast } from '@extranet/shared/ui';
import { Copy, WandSparkles } from 'lucide-react';
import { useConfig } from '../useConfig.ts';
import type { TabProps } from './ProfileTab.tsx';
import { generatePassword, passwordRules } from './passwords.ts';

export function PasswordTab({ draft, onChange, error, isNew }: TabProps & { isNew: boolean }) {
  const { t } = useTranslation('admin');
  const asked = useConfig()?.form_rules.password;
  const rules = asked
    ? passwordRules(asked, draft.password).map(({ id, met }) => ({
        id,
        met,
        text: t(`password.${id}`, { ...asked.length, signs: asked.include.special }),
      }))
    : undefined;
  const handleCopy = async () => {
    try {
      // Browsers allow the clipboard on https only.
      await navigator.clipboard.writeText(draft.password);
      toast({ text: t('password.copied') });
    } catch {
      toast({ text: t('password.notCopied'), tone: 'error' });
    }
  };
  return (
    <Stack>
      <PasswordField
        label={t('password.label')}
        hint={isNew ? undefined : t('password.unchangedHint')}
        required={isNew && !draft.sendCredentials}
        autoComplete="new-password"
        value={draft.password}
        maxLength={TEXT_MAX.password}
        rules={draft.password === '' && !isNew ? undefined : rules}
        error={fieldError(error, 'password')}
        onValue={(password) => onChange({ password })}
      />
      <Row>
        <Button icon={WandSparkles} onClick={() => onChange({ password: generatePassword() })}>
          {t('password.generate')}
        </Button>
        {draft.password !== '' && (
          <Button icon={Copy} variant="quiet" onClick={handleCopy}>
            {t('password.copy')}
          </Button>
        )}
      </Row>
      <Checkbox
        label={t('password.sendCredentials')}
        hint={t('password.sendCredentialsHint')}
        checked={draft.sendCredentials}
        onValue={(sendCredentials) => onChange({ sendCredentials })}
      />
    </Stack>
  );
}

import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, font, space } from '../theme/index.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { VisuallyHidden } from './VisuallyHidden.ts';

/** One line of the checklist: a rule, and whether the typed password meets it (C2.18, C5.03). */
export interface PasswordRule {
  id: string;
  text: string;
  met: boolean;
}

interface Props extends Omit<TextFieldProps, 'type' | 'after' | 'icon'> {
  rules?: readonly PasswordRule[];
}

export function PasswordField({ rules, ...rest }: Props) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  return (
    <Box>
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? 'text' : 'password'}
        after={
          <IconButton
            icon={shown ? EyeOff : Eye}
            name={t(shown ? 'password.hide' : 'password.show')}
            aria-pressed={shown}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {rules && (
        <List aria-label={t('password.rules')} aria-live="polite">
          {rules.map(({ id, text, met }) => (
            <Rule key={id} $met={met}>
              <Icon of={met ? Check : Circle} size={14} />
              {text}
              <VisuallyHidden>{t(met ? 'password.met' : 'password.unmet')}</VisuallyHidden>
            </Rule>
          ))}
        </List>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('s')};
`;
const List = styled.ul`
  display: grid;
  gap: ${space('xxs')};
  font: ${font('xs')};
`;
const Rule = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  color: ${({ $met }) => color($met ? 'ink' : 'soft')};
`;

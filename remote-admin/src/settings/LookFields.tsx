import type { SupplierSettings } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { nearestColour } from '@extranet/shared/rules/look';
import { color, rowHeight, space } from '@extranet/shared/theme';
import { Alert, Button, Columns, fieldError, Panel, Row, Stack } from '@extranet/shared/ui';
import { Dropzone } from '@extranet/shared/ui/upload';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { LookPreview } from './LookPreview.tsx';
import { LOGO_BYTES, LOGO_TYPES, readLogo } from './logo-file.ts';
import type { SupplierEdit } from './useSupplierEdit.ts';

interface Props {
  edit: SupplierEdit;
  draft: SupplierSettings;
}

const ROLES = ['accent', 'header', 'colour'] as const;
type Role = (typeof ROLES)[number];
/** What the portal has where nothing is chosen: a colour field is never empty. */
const OWN: Record<Role, string> = { accent: '#f7a600', header: '#13233c', colour: '#ffffff' };

export function LookFields({ edit, draft }: Props) {
  const { t } = useTranslation('admin');
  const [unreadable, setUnreadable] = useState(false);
  const take = ([file]: File[]) => {
    if (!file) return;
    setUnreadable(false);
    readLogo(file).then(
      (logo) => edit.change({ logo }),
      () => setUnreadable(true),
    );
  };
  const logoError = unreadable ? t('settings.logoUnreadable') : fieldError(edit.error, 'logo');
  return (
    <Panel title={t('settings.section.look')}>
      <Stack>
        <LookPreview draft={draft} />
        <Columns $min="15rem">
          {ROLES.map((role) => (
            <ColourField key={role} role={role} edit={edit} value={draft[role]} />
          ))}
        </Columns>
        {logoError && <Alert tone="error">{logoError}</Alert>}
        <Dropzone
          label={t('settings.logo')}
          hint={t('settings.logoHint')}
          accept={LOGO_TYPES}
          maxBytes={LOGO_BYTES}
          onFiles={take}
        />
        {draft.logo && (
          <Row>
            <Button variant="quiet" onClick={() => edit.change({ logo: '' })}>
              {t('settings.logoRemove')}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

/** A colour that could not be read is refused here with its reason, and the nearest one that can is one click away. */
function ColourField({ role, value, edit }: { role: Role; value: string; edit: SupplierEdit }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const problem = edit.problems.find((one) => one.role === role);
  const offered = problem && nearestColour(role, value);
  return (
    <Stack>
      <Row>
        <Swatch
          type="color"
          id={id}
          value={value || OWN[role]}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => edit.change({ [role]: target.value })}
        />
        <label htmlFor={id}>{t(`settings.colour.${role}`)}</label>
        {value && (
          <Button variant="quiet" onClick={() => edit.change({ [role]: '' })}>
            {t('settings.ownColour')}
          </Button>
        )}
      </Row>
      <div id={`${id}-hint`} aria-live="polite">
        {problem && offered && (
          <Alert tone="error">
            {t(`settings.contrast.${problem.ground}`, {
              ratio: problem.ratio.toFixed(1).replace('.', ','),
              needed: String(problem.needed).replace('.', ','),
            })}
            <Button onClick={() => edit.change({ [role]: offered })}>
              <Dot fill={offered} />
              {t('settings.nearest', { colour: offered })}
            </Button>
          </Alert>
        )}
      </div>
    </Stack>
  );
}

const Dot = ({ fill }: { fill: string }) => (
  <svg aria-hidden viewBox="0 0 16 16" width="16" height="16">
    <circle cx="8" cy="8" r="7" fill={fill} stroke="currentcolor" />
  </svg>
);

const Swatch = styled.input`
  flex: none;
  inline-size: 4rem;
  block-size: ${rowHeight()};
  padding: ${space('xs')};
  border: 1px solid ${color('edge')};
  background: ${color('panel')};
  cursor: pointer;
`;

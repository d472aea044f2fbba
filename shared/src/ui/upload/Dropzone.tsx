import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { registerTexts } from '../../i18n/index.ts';
import { color, font, media, motion, radius, space } from '../../theme/index.ts';
import { Alert } from '../Alert.tsx';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import texts from '../locales/upload.fr.json';
import { ProgressBar } from '../ProgressBar.tsx';

registerTexts('ui', texts);

/** The server's limit (C5.10), checked here too so that nobody uploads ten megabytes only to be refused. */
const MAX_BYTES = 10_485_760;

export interface Upload {
  name: string;
  /** 0 to 1. */
  progress: number;
  /** A message in French, when the upload failed. */
  error?: string | undefined;
}

interface Props {
  label: string;
  /** MIME types and their extensions: { 'application/pdf': ['.pdf'] }. */
  accept: Readonly<Record<string, readonly string[]>>;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  maxBytes?: number;
  hint?: string;
  disabled?: boolean;
  /** Running uploads, shown as one progress bar per file. */
  uploads?: readonly Upload[];
}

const codes = ['file-invalid-type', 'file-too-large', 'file-too-small', 'too-many-files'] as const;

export function Dropzone({
  label,
  accept,
  onFiles,
  multiple = false,
  maxBytes = MAX_BYTES,
  hint,
  disabled = false,
  uploads = [],
}: Props) {
  const { t } = useTranslation('ui');
  const [rejected, setRejected] = useState<readonly FileRejection[]>([]);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept,
    multiple,
    maxSize: maxBytes,
    minSize: 1,
    disabled,
    // The button inside handles the keyboard; its click bubbles up to the zone.
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      setRejected(rejections);
      if (accepted.length > 0) onFiles(accepted);
    },
  });
  /** The sentence names both reasons: this says which it is. */
  const whyOf = (code: (typeof codes)[number], file: File) => {
    if (code === 'file-too-large') return t('upload.why.size', { max: Math.floor(maxBytes / 2 ** 20) });
    const ending = /\.[^.]{1,8}$/.exec(file.name)?.[0];
    return code === 'file-invalid-type' && ending && t('upload.why.type', { ending });
  };
  /** One message per file, even if it is both too large and of a wrong type. */
  const messages = rejected.map(({ file, errors }) => {
    const code = codes.find((known) => errors.some((error) => error.code === known)) ?? 'file-invalid-type';
    return [t(`upload.${code}`, { file: file.name }), whyOf(code, file)].filter(Boolean).join(' ');
  });
  return (
    <Box>
      <Zone
        {...getRootProps({ role: 'group', 'aria-label': label, 'aria-disabled': disabled || undefined })}
        data-over={isDragActive || undefined}
      >
        <input {...getInputProps({ 'aria-label': label })} />
        <Icon of={FileUp} size={28} />
        <strong>{label}</strong>
        <Drop>{t(isDragActive ? 'upload.dropNow' : 'upload.drop')}</Drop>
        <Button disabled={disabled} aria-label={`${t('upload.choose')}\u00a0: ${label}`}>
          {t('upload.choose')}
        </Button>
        <small>{hint ?? t('upload.hint')}</small>
      </Zone>
      {messages.length > 0 && (
        <Alert onDismiss={() => setRejected([])}>
          {[...new Set(messages)].map((message) => (
            <p key={message}>{message}</p>
          ))}
          <p>{t('upload.accepted', { what: hint ?? t('upload.hint') })}</p>
        </Alert>
      )}
      {uploads.map(({ name, progress, error }) =>
        error ? (
          <Alert key={name} title={name}>
            {error}
          </Alert>
        ) : (
          <ProgressBar key={name} label={t('upload.progress', { file: name })} value={progress} />
        ),
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('m')};
`;
/** Files cannot be dragged on a phone. */
const Drop = styled.span`
  ${media.coarse} { display: none; }
`;
const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space('xs')};
  padding: ${space('xl', 'l')};
  border: 1px dashed ${color('edge')};
  border-radius: ${radius('l')};
  background: ${color('ground')};
  color: ${color('soft')};
  font: ${font('s')};
  text-align: center;
  cursor: pointer;
  transition: background ${motion('fast')};
  & > strong { color: ${color('ink')}; }
  & > small { font: ${font('xs')}; }
  &:hover, &[data-over] { border-color: ${color('ink')}; background: ${color('hover')}; }
  &[data-over] { border-style: solid; }
  &[aria-disabled] { cursor: not-allowed; opacity: 0.6; }
`;

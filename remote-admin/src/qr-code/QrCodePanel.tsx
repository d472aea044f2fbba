import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { Alert, Button, Form, Panel, Row, Stack, TextField } from '@extranet/shared/ui';
import { saveFile, toBlob } from '@extranet/shared/ui/files';
import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useRefusal } from '../refusals.ts';
import { qrCodeWanted, useQrCode } from './qr-code.slice.ts';

export function QrCodePanel() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { blocked, made, refusal } = useQrCode((state) => state.qrCode);
  const error = useRefusal(refusal);
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (!made) return;
    const address = URL.createObjectURL(toBlob(made.file));
    setPicture(address);
    return () => URL.revokeObjectURL(address);
  }, [made]);
  const handleSubmit = () => {
    if (!blocked && text.trim() !== '') dispatch(qrCodeWanted(text));
  };
  return (
    <Panel title={t('qrCode.title')}>
      <Stack $gap="m">
        <OnScreen>
          <Form
            status="empty"
            onSubmit={handleSubmit}
            actions={
              <Button type="submit" busy={blocked}>
                {t('qrCode.generate')}
              </Button>
            }
          >
            <TextField
              label={t('qrCode.text')}
              value={text}
              maxLength={TEXT_MAX.qrCode}
              autoComplete="off"
              onValue={setText}
            />
          </Form>
        </OnScreen>
        {error && <Alert>{error.message}</Alert>}
        {made && picture && (
          <Result>
            <img src={picture} alt={t('qrCode.alt', { text: made.text })} width={180} height={180} />
            <figcaption>{made.text}</figcaption>
            <Row>
              <Button icon={Download} onClick={() => saveFile(made.file, 'qrcode.png')}>
                {t('qrCode.download')}
              </Button>
              <Button icon={Printer} onClick={() => window.print()}>
                {t('qrCode.print')}
              </Button>
            </Row>
          </Result>
        )}
      </Stack>
    </Panel>
  );
}

/** Scanners need the contrast: the code stays black on white in every colour scheme. */
const Result = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${space('m')};
  margin: 0;
  & > figcaption { max-inline-size: 100%; overflow-wrap: anywhere; color: ${color('soft')}; font: ${font('xs')}; text-align: center; }
  /* On paper the code is large, and what it says stands below it (W2.19). */
  ${media.print} { & > img { inline-size: 10cm; block-size: 10cm; image-rendering: pixelated; } & > figcaption { font: ${font('m')}; } }
  & > img { border: 1px solid ${color('line')}; border-radius: ${radius()}; background: white; }
`;
const OnScreen = styled.div`
  ${media.print} { display: none; }
`;

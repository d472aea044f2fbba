import { useTranslation } from '@extranet/shared/i18n';
import { Button, Columns, Panel, Row, Stack } from '@extranet/shared/ui';
import { FileDownload, ImageThumb } from '@extranet/shared/ui/files';
import { Dropzone } from '@extranet/shared/ui/upload';
import { FileText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { fetchFile, fetchThumbnail, rotateFile } from '../files.ts';
import { acceptedFor } from '../uploads.ts';
import { useConfig } from '../useConfig.ts';
import { type FileField, useProduct } from './product.slice.ts';
import type { ProductEdit } from './useProductEdit.ts';

/** Picture and datasheet: uploaded at once, attached to the product when it is saved. */
export function ProductFiles({ edit }: { edit: ProductEdit }) {
  const { t } = useTranslation('admin');
  const { prodPicture, prodDatasheet } = edit.draft;
  return (
    <Columns>
      <FilePanel field="prodPicture" edit={edit} present={Boolean(prodPicture)}>
        {prodPicture && (
          <ImageThumb
            path={prodPicture}
            alt={t('product.prodPicture')}
            fetcher={fetchThumbnail}
            size={160}
            onRotate={() => rotateFile(prodPicture)}
          />
        )}
      </FilePanel>
      <FilePanel field="prodDatasheet" edit={edit} present={Boolean(prodDatasheet)}>
        {prodDatasheet && (
          <FileDownload
            fetcher={() => fetchFile(prodDatasheet)}
            name={t('product.openDatasheet')}
            icon={FileText}
            mode="show"
          >
            {t('product.openDatasheet')}
          </FileDownload>
        )}
      </FilePanel>
    </Columns>
  );
}

interface PanelProps {
  field: FileField;
  edit: ProductEdit;
  present: boolean;
  children: ReactNode;
}

function FilePanel({ field, edit, present, children }: PanelProps) {
  const { t } = useTranslation('admin');
  const config = useConfig();
  const upload = useProduct((state) => state.product.uploads[field]);
  const received = useProduct((state) => state.product.received[field]);
  const uploads = upload && [
    {
      name: upload.name,
      progress: upload.progress,
      error: upload.refusal ? upload.refusal.message || t('errors.unreachable') : undefined,
    },
  ];
  return (
    <Panel
      title={t(`product.${field}`)}
      actions={
        present && (
          <Button
            icon={Trash2}
            variant="quiet"
            aria-label={t(`product.remove.${field}`)}
            onClick={() => edit.change({ [field]: null })}
          >
            {t('common.remove')}
          </Button>
        )
      }
    >
      <Stack $gap="m">
        {present && (
          <Row $gap="m">
            {children}
            {received && <span>{received.name}</span>}
          </Row>
        )}
        <Dropzone
          label={t(`product.drop.${field}`)}
          hint={t(`product.dropHint.${field}`)}
          accept={acceptedFor(field, config)}
          maxBytes={config?.upload[field].maxBytes}
          onFiles={([file]) => file && edit.drop(field, file)}
          uploads={uploads ?? []}
        />
      </Stack>
    </Panel>
  );
}

import type { Catalogue } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Modal, Row, Select, Stack } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { useEffect, useState } from 'react';
import { addPriceListPart } from './price-list.part.ts';
import { priceListOpened, usePriceList } from './price-list.slice.ts';
import { fetchPriceList, type PriceListFormat } from './price-list-file.ts';

addPriceListPart();

const FORMATS: PriceListFormat[] = ['xlsx', 'csv', 'pdf'];

interface Props {
  catalogs: readonly Catalogue[];
  onClose: () => void;
}

/** 'Mon tarif': which catalogue, and as what. */
export default function PriceListDialog({ catalogs, onClose }: Props) {
  const { t } = useTranslation('catalog');
  const [cat, setCat] = useState<Catalogue | ''>(catalogs.length === 1 ? (catalogs[0] ?? '') : '');
  const dispatch = useAppDispatch();
  const size = usePriceList(({ priceList }) => priceList.size);
  useEffect(() => {
    dispatch(priceListOpened());
  }, [dispatch]);
  const count = (size?.lines ?? [])
    .filter(({ catalogue }) => cat === '' || catalogue === cat)
    .reduce((sum, line) => sum + line.count, 0);
  const max = size?.paperMax ?? 0;
  const tooLong = size !== null && count > max;
  const all = { value: 'all' as const, label: t('priceList.all') };
  const choices = catalogs.map((value) => ({ value, label: t(`catalogue.${value}`) }));
  return (
    <Modal
      open
      onClose={onClose}
      title={t('priceList.title')}
      size="s"
      footer={<Button onClick={onClose}>{t('priceList.close')}</Button>}
    >
      <Stack $gap="m">
        <p>{t('priceList.what')}</p>
        {catalogs.length > 1 && (
          <Select
            label={t('priceList.catalogue')}
            value={cat || 'all'}
            onValue={(value) => setCat(value === 'all' ? '' : value)}
            options={[all, ...choices]}
          />
        )}
        <Row role="group" aria-label={t('priceList.formats')}>
          {FORMATS.map((format) => (
            <FileDownload
              key={format}
              fetcher={() => fetchPriceList(format, cat)}
              name={t(`priceList.as.${format}`)}
              disabled={tooLong && format === 'pdf'}
            >
              {t(`priceList.as.${format}`)}
            </FileDownload>
          ))}
        </Row>
        <p>
          {tooLong
            ? t('priceList.tooLong', { count, shown: integer(count), max: integer(max) })
            : t('priceList.paper')}
        </p>
      </Stack>
    </Modal>
  );
}

import { saveFile, useClient, usePermission } from '@gezi/client';
import { PageCard, PageHeader } from '@gezi/ui';
import { AvatarUpload, FileUpload, ImageUpload } from '@gezi/upload';
import { exportSuppliers, FILE_TYPES, importSuppliers } from '@gezi/domain';
import { Button, Space } from 'antd';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { useControlled } from '../shared/useControlled';
import { useTexts } from '../shared/texts';
import { UploadDialogs } from './UploadDialogs';

const LARGE_MB = 2048;

/** `/demo/upload`: all upload widgets. */
export function UploadPage() {
  const texts = useTexts();
  const files = useControlled('');
  const images = useControlled('');
  const avatar = useControlled('');

  return (
    <>
      <PageHeader title={texts.upload} description={texts.uploadHint} />
      <PageCard title={texts.files}>
        <FileUpload
          aria-label={texts.files}
          {...files}
          accept={FILE_TYPES}
          maxSizeMB={LARGE_MB}
          tips={texts.largeTips}
        />
      </PageCard>
      <PageCard title={texts.images}>
        <ImageUpload aria-label={texts.images} {...images} />
      </PageCard>
      <PageCard title={texts.avatar}>
        <AvatarUpload {...avatar} />
      </PageCard>
      <UploadDialogs />
      <SupplierTransfer />
    </>
  );
}

function SupplierTransfer() {
  const texts = useTexts();
  const client = useClient();
  const mayImport = usePermission('supplier:supplierInfo:import');
  const mayExport = usePermission('supplier:supplierInfo:export');

  async function download() {
    const { blob } = await client.blob(exportSuppliers.path);
    saveFile(blob, texts.exportName);
  }

  return (
    <PageCard title={texts.importCard}>
      {mayImport || mayExport ? (
        <Space>
          {mayImport && <ImportRowsButton endpoint={importSuppliers} label={texts.importSuppliers} />}
          {mayExport && <Button onClick={() => void download().catch(() => undefined)}>{texts.exportSuppliers}</Button>}
        </Space>
      ) : (
        texts.importRights
      )}
    </PageCard>
  );
}

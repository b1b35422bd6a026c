import { PageCard } from '@gezi/ui';
import { FileDownload, ImageDialog, UploadDialog, type InsertedImage } from '@gezi/upload';
import { Button, Image, Space } from 'antd';
import { useState } from 'react';
import { useTexts } from '../shared/texts';

type Open = 'file' | 'image' | 'insert';

/** The upload dialogs and their results. */
export function UploadDialogs() {
  const texts = useTexts();
  const [open, setOpen] = useState<Open>();
  const [paths, setPaths] = useState<Record<'file' | 'image', string>>({ file: '', image: '' });
  const [inserted, setInserted] = useState<InsertedImage>();
  const close = () => setOpen(undefined);
  const kind = open === 'image' ? 'image' : 'file';
  const stored = [paths.file, paths.image].flatMap((list) => list.split(',')).filter(Boolean);

  return (
    <PageCard title={texts.dialogs}>
      <Space wrap>
        <Button onClick={() => setOpen('file')}>{texts.openFiles}</Button>
        <Button onClick={() => setOpen('image')}>{texts.openImages}</Button>
        <Button onClick={() => setOpen('insert')}>{texts.openInsert}</Button>
      </Space>
      {(stored.length > 0 || inserted) && (
        <Space orientation="vertical" style={{ display: 'flex', marginTop: 12 }}>
          {stored.map((path) => (
            <FileDownload key={path} filePath={path} />
          ))}
          {inserted && <Image src={inserted.src} alt={inserted.alt} width={160} />}
        </Space>
      )}
      <UploadDialog
        open={open === 'file' || open === 'image'}
        kind={kind}
        value={paths[kind]}
        onCancel={close}
        onOk={({ path }) => {
          setPaths({ ...paths, [kind]: path });
          close();
        }}
      />
      <ImageDialog
        open={open === 'insert'}
        onCancel={close}
        onInsert={(image) => {
          setInserted(image);
          close();
        }}
      />
    </PageCard>
  );
}

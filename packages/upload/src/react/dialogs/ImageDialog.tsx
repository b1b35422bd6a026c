import { publicFileUrl, useClient } from '@gezi/client';
import { Dialog, useOpeningFocus } from '@gezi/ui';
import { App, Input, Tabs } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../texts/useTexts';
import { ImageUpload, type ImageUploadProps } from '../ImageUpload';

export interface InsertedImage {
  src: string;
  /** Alternative text: the remark. */
  alt: string;
}

export interface ImageDialogProps extends Pick<ImageUploadProps, 'action' | 'accept' | 'maxSizeMB' | 'transport'> {
  open: boolean;
  onInsert: (image: InsertedImage) => void;
  onCancel: () => void;
}

type Source = 'local' | 'network';

/** Dialog to insert a picture into an editor: uploaded as public file with `jeditor` (B§7), or by URL. */
export function ImageDialog({ open, ...props }: ImageDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

const MARK = { jeditor: '1' };

function OpenDialog({ onInsert, onCancel, ...upload }: Omit<ImageDialogProps, 'open'>) {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const [source, setSource] = useState<Source>('local');
  const [fileId, setFileId] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [address, setAddress] = useState('');
  const [remark, setRemark] = useState('');

  const local = useRef<HTMLDivElement>(null);
  useOpeningFocus(true, () => local.current?.querySelector('button') ?? undefined);

  function show(next: Source) {
    setSource(next);
    setFileId('');
    setBusy(false);
    setAddress('');
    setRemark('');
  }

  function confirm() {
    if (source === 'local') {
      if (isBusy) return void message.warning(texts.stillUploading);
      if (!fileId) return void message.warning(texts.nothingUploaded);
      return onInsert({ src: publicFileUrl(client, fileId), alt: remark.trim() });
    }
    if (!isWebAddress(address)) return void message.warning(texts.addressWrong);
    onInsert({ src: address.trim(), alt: remark.trim() });
  }

  const remarkField = (
    <Field label={texts.remark} placeholder={texts.remarkPlaceholder} value={remark} onChange={setRemark} />
  );

  return (
    <Dialog
      open
      title={texts.insertImage}
      width={520}
      okText={texts.ok}
      cancelText={texts.cancel}
      onOk={confirm}
      onCancel={onCancel}
    >
      <Tabs
        activeKey={source}
        onChange={(key) => show(key as Source)}
        destroyOnHidden
        items={[
          {
            key: 'local',
            label: texts.localTab,
            children: (
              <div ref={local} className="gezi-upload-fields">
                <ImageUpload
                  {...upload}
                  biz="jeditor"
                  fields={MARK}
                  responseName="id"
                  multiple={false}
                  maxCount={1}
                  value={fileId}
                  onChange={setFileId}
                  onBusyChange={setBusy}
                />
                {remarkField}
              </div>
            ),
          },
          {
            key: 'network',
            label: texts.networkTab,
            children: (
              <div className="gezi-upload-fields">
                <Field
                  label={texts.address}
                  placeholder={texts.addressPlaceholder}
                  value={address}
                  onChange={setAddress}
                  type="url"
                />
                {remarkField}
              </div>
            ),
          },
        ]}
      />
    </Dialog>
  );
}

interface FieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'url';
}

function Field({ label, placeholder, value, onChange, type = 'text' }: FieldProps) {
  const id = useId();
  return (
    <div className="gezi-upload-field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type={type}
        value={value}
        placeholder={placeholder}
        maxLength={500}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text.trim()) && ['http:', 'https:'].includes(new URL(text.trim()).protocol);

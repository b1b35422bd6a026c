import { FileUpload, ImageUpload } from '@gezi/upload';
import { useState } from 'react';
import { ControlField, type FieldProps } from '../ControlField';
import { fileListText, parseFileList } from '../core/fileList';
import { useTexts } from '../texts';

interface FileListFieldProps extends FieldProps {
  /** Area of the files. */
  biz: string;
  /** Accepts and shows pictures only. */
  isPictures?: boolean;
  /** Default 10. */
  maxCount?: number;
}

/** Files of a record; the value is the JSON text of a list of `{name, url}`. The form is invalid while files upload. */
export function FileListField({ biz, isPictures = false, maxCount = 10, ...field }: FileListFieldProps) {
  const texts = useTexts();
  const [isBusy, setBusy] = useState(false);
  const limits = { biz, isPictures, maxCount, label: field.label };
  return (
    <ControlField {...field} isLabelled={false} validate={() => (isBusy ? texts.uploading : undefined)}>
      <FileList {...limits} onBusyChange={setBusy} />
    </ControlField>
  );
}

interface FileListProps extends Required<Pick<FileListFieldProps, 'biz' | 'isPictures' | 'maxCount'>> {
  label: string;
  onBusyChange: (isBusy: boolean) => void;
  id?: string;
  value?: string | null;
  onChange?: (files: string) => void;
}

function FileList({ label, isPictures, value, onChange, id, ...upload }: FileListProps) {
  const files = parseFileList(value);
  const Upload = isPictures ? ImageUpload : FileUpload;
  return (
    <Upload
      {...upload}
      {...(id && { id })}
      aria-label={label}
      tips=""
      value={files.map(({ url }) => url).join(',')}
      nameOf={(path) => files.find(({ url }) => url === path)?.name}
      onChange={(_paths, uploaded) => onChange?.(fileListText(uploaded))}
    />
  );
}

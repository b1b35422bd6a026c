import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
  SoundOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { extensionOf } from '@gezi/validators';
import type { ReactNode } from 'react';
import { isImageName } from '../../core/acceptedTypes';

const ICONS: Readonly<Record<string, ReactNode>> = {
  pdf: <FilePdfOutlined />,
  doc: <FileWordOutlined />,
  docx: <FileWordOutlined />,
  xls: <FileExcelOutlined />,
  xlsx: <FileExcelOutlined />,
  csv: <FileExcelOutlined />,
  ppt: <FilePptOutlined />,
  pptx: <FilePptOutlined />,
  txt: <FileTextOutlined />,
  zip: <FileZipOutlined />,
  rar: <FileZipOutlined />,
  '7z': <FileZipOutlined />,
  mp3: <SoundOutlined />,
  mp4: <VideoCameraOutlined />,
};

/** Icon of a file type. */
export function FileIcon({ name }: { name: string }) {
  const type = extensionOf(name);
  const icon = isImageName(name) ? <FileImageOutlined /> : Object.hasOwn(ICONS, type) ? ICONS[type] : <FileOutlined />;
  return (
    <span className="gezi-upload-icon" aria-hidden="true">
      {icon}
    </span>
  );
}

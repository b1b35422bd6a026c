import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { saveFile, useClient } from '@gezi/client';
import { useOpeningFocus } from '@gezi/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import { acceptAttribute, acceptedTypes, formatSize, type RefusedFile } from '../../core';
import { IMPORT_ACCEPT } from '../../core/limits';
import { refusalOf } from '../../core/refusalOf';
import { useTexts } from '../../texts/useTexts';
import { DropArea } from '../list/DropArea';
import { FileActions } from '../list/FileActions';
import { FileIcon } from '../list/FileIcon';
import { PickButton } from '../list/PickButton';
import { useUploadMessages } from '../useUploadMessages';

interface ImportFilesProps {
  value: readonly File[];
  onChange: (files: readonly File[]) => void;
  multiple: boolean;
  maxSizeMB: number;
  maxRows: number | undefined;
  templateUrl: string | undefined;
  disabled: boolean;
}

const TYPES = acceptedTypes(IMPORT_ACCEPT);

/** Template, drop zone and selected workbooks of an import. */
export function ImportFiles(props: ImportFilesProps) {
  const { value: files, onChange, multiple, maxSizeMB, maxRows, templateUrl, disabled } = props;
  const texts = useTexts();
  const { showRefused } = useUploadMessages();
  const zone = useRef<HTMLDivElement>(null);
  useOpeningFocus(true, () => zone.current?.querySelector('button') ?? undefined);

  function add(picked: readonly File[]) {
    const refused: RefusedFile[] = [];
    const taken: File[] = [];
    for (const file of picked) {
      const isKnown = [...files, ...taken].some((other) => isSame(other, file));
      const rules = { types: TYPES, maxSizeMB, wrongType: 'only-spreadsheets' } as const;
      const reason = refusalOf(file, rules) ?? (isKnown ? 'duplicate' : undefined);
      if (reason) refused.push({ name: file.name, reason });
      else taken.push(file);
    }
    showRefused(refused);
    // A corrected workbook replaces the previous one.
    const kept = files.filter(({ name }) => !taken.some((other) => other.name === name));
    onChange(multiple ? [...kept, ...taken] : [...kept, ...taken].slice(-1));
  }

  return (
    <DropArea label={texts.files} disabled={disabled} onFiles={add} className="gezi-upload-import">
      {templateUrl !== undefined && <TemplateLink url={templateUrl} />}
      <div ref={zone}>
        <PickButton
          className="gezi-upload-zone"
          accept={acceptAttribute(TYPES)}
          multiple={multiple}
          disabled={disabled}
          onFiles={add}
        >
          <InboxOutlined aria-hidden className="gezi-upload-zone-icon" />
          <span>{texts.dropWorkbook}</span>
          <span className="gezi-upload-tips">{texts.workbookBounds(maxSizeMB, maxRows)}</span>
        </PickButton>
      </div>
      <ul className="gezi-upload-list">
        {files.map((file) => (
          <li key={file.name} className="gezi-upload-row">
            <FileIcon name={file.name} />
            <span className="gezi-upload-name" title={file.name}>
              {file.name}
            </span>
            <span className="gezi-upload-state">{formatSize(file.size)}</span>
            <FileActions
              item={{ uid: '', name: file.name, type: '', size: file.size, status: 'removed', percent: 0 }}
              onRemove={disabled ? undefined : () => onChange(files.filter((other) => other !== file))}
            />
          </li>
        ))}
      </ul>
    </DropArea>
  );
}

function TemplateLink({ url }: { url: string }) {
  const texts = useTexts();
  const client = useClient();

  async function download() {
    try {
      const { blob, fileName } = await client.blob(url);
      saveFile(blob, fileName ?? texts.templateFile);
    } catch {
      // Reported like every failed call.
    }
  }

  return (
    <p className="gezi-upload-template">
      <span className="gezi-upload-tips">{texts.templateHint}</span>
      <Button type="link" size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
        {texts.template}
      </Button>
    </p>
  );
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

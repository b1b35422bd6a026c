import { UploadOutlined } from '@ant-design/icons';
import { Dialog, useOpeningFocus } from '@gezi/ui';
import { Button, Progress, Switch } from 'antd';
import { useId, useRef, useState } from 'react';
import { acceptAttribute, acceptedTypes, formatSize, type ImportOutcome, type RefusedFile } from '../../core';
import { IMPORT_ACCEPT } from '../../core/limits';
import { refusalOf } from '../../core/refusalOf';
import type { ImportProgress } from '../../core/runImport';
import { useTexts } from '../../texts/useTexts';
import { DropArea } from '../list/DropArea';
import { FileActions } from '../list/FileActions';
import { FileIcon } from '../list/FileIcon';
import { PickButton } from '../list/PickButton';
import { useUploadMessages } from '../useUploadMessages';
import { useImport, type UseImportOptions } from './useImport';

export interface ImportDialogProps extends UseImportOptions {
  open: boolean;
  /** Text of title or button; default 导入EXCEL. */
  title?: string;
  /** Maximum size of a workbook in MB; default 20. */
  maxSizeMB?: number;
  /** Whether several workbooks can be selected; default true. */
  multiple?: boolean;
  onClose: () => void;
  /** Called after an import, also with errors: load the list again. */
  onDone?: (outcome: ImportOutcome) => void;
}

/** Dialog to import workbooks with progress and result (B§4, B§5, B§8). Closes after success. */
export function ImportDialog({ open, ...props }: ImportDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

const TYPES = acceptedTypes(IMPORT_ACCEPT);

function OpenDialog({
  title,
  maxSizeMB = 20,
  multiple = true,
  onClose,
  onDone,
  ...options
}: Omit<ImportDialogProps, 'open'>) {
  const texts = useTexts();
  const { showRefused } = useUploadMessages();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [validate, setValidate] = useState(false);
  const { run, progress, cancel } = useImport(options);
  const switchId = useId();
  const isRunning = progress !== undefined;
  const head = useRef<HTMLDivElement>(null);
  // Focuses the file button first.
  useOpeningFocus(true, () => head.current?.querySelector('button') ?? undefined);

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
    setFiles(multiple ? [...kept, ...taken] : [...kept, ...taken].slice(-1));
  }

  async function start() {
    const outcome = await run(files, validate);
    if (outcome.kind !== 'done' && outcome.kind !== 'with-errors') return;
    onClose();
    onDone?.(outcome);
  }

  function close() {
    cancel();
    onClose();
  }

  return (
    <Dialog
      open
      // B§9.
      width={600}
      title={title ?? texts.importTitle}
      mask={{ closable: !isRunning }}
      onCancel={close}
      footer={[
        <Button key="close" onClick={close}>
          {texts.close}
        </Button>,
        <Button
          key="start"
          type="primary"
          disabled={files.length === 0}
          loading={isRunning}
          onClick={() => void start()}
        >
          {isRunning ? texts.importing : texts.startImport}
        </Button>,
      ]}
    >
      <DropArea label={texts.files} disabled={isRunning} onFiles={add} className="gezi-upload-import">
        <div ref={head} className="gezi-upload-head">
          <PickButton
            icon={<UploadOutlined aria-hidden />}
            accept={acceptAttribute(TYPES)}
            multiple={multiple}
            disabled={isRunning}
            onFiles={add}
          >
            {texts.chooseFile}
          </PickButton>
          <span className="gezi-upload-tips">{texts.spreadsheetHint}</span>
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
                onRemove={isRunning ? undefined : () => setFiles(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
        <div className="gezi-upload-validate">
          <label htmlFor={switchId}>{texts.validate}</label>
          <Switch
            id={switchId}
            checked={validate}
            onChange={setValidate}
            disabled={isRunning}
            checkedChildren={texts.on}
            unCheckedChildren={texts.off}
          />
          <span className="gezi-upload-tips">{texts.validateHint}</span>
        </div>
        {progress && <ImportState progress={progress} />}
      </DropArea>
    </Dialog>
  );
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

function ImportState({ progress: { phase, percent, rows } }: { progress: ImportProgress }) {
  const texts = useTexts();
  const says = rows
    ? (phase === 'saving' ? texts.rowsSaved : texts.rowsRead)(rows.done, rows.total)
    : phase === 'sending'
      ? texts.sending(percent ?? 0)
      : texts.reading;
  return (
    <div className="gezi-upload-import-state">
      <Progress percent={percent ?? 0} showInfo={false} status="active" aria-label={says} />
      <output className="gezi-upload-state">{says}</output>
    </div>
  );
}

import { Dialog } from '@gezi/ui';
import { Button, Progress, Switch } from 'antd';
import { useId, useState } from 'react';
import type { ImportOutcome } from '../../core';
import { importWarningsOf } from '../../core/importReport';
import { matchedColumns, missingColumns, type ColumnChoice, type ImportPreview } from '../../core/importPreview';
import type { ImportProgress } from '../../core/runImport';
import { useTexts } from '../../texts/useTexts';
import { ImportColumns } from './ImportColumns';
import { ImportFiles } from './ImportFiles';
import { ImportReportView, isReported } from './ImportReportView';
import { useImport, type UseImportOptions } from './useImport';

export interface ImportDialogProps extends UseImportOptions {
  open: boolean;
  /** Text of title or button; default 导入EXCEL. */
  title?: string;
  /** Maximum size of a workbook in MB; default 20. */
  maxSizeMB?: number;
  /** Maximum rows of all workbooks, shown before the upload; default: not shown. */
  maxRows?: number;
  /** Whether several workbooks can be selected; default true. */
  multiple?: boolean;
  /** Path of the template below the API, loaded with GET; default: no template. */
  templateUrl?: string;
  /**
   * Shows the first rows and lets the user choose the columns before the import. The server must support the form fields
   * `preview` and `columns`. Default false.
   */
  preview?: boolean;
  /** Offers to validate all rows before the import; default true. */
  hasValidation?: boolean;
  onClose: () => void;
  /** Called after an import, also with errors: load the list again. */
  onDone?: (outcome: ImportOutcome) => void;
}

/** Dialog to import workbooks with preview, progress and result (B§4, B§5, B§8). Closes after success without warnings. */
export function ImportDialog({ open, ...props }: ImportDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

/** Width of the dialog (B§9), and with a preview. */
const WIDTH = { plain: 600, preview: 960 };

interface OpenPreview {
  preview: ImportPreview;
  columns: ColumnChoice;
}

function OpenDialog(props: Omit<ImportDialogProps, 'open'>) {
  const { title, maxSizeMB = 20, maxRows, multiple = true, templateUrl, onClose, onDone } = props;
  const { preview: hasPreview = false, hasValidation = true, ...options } = props;
  const texts = useTexts();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [validate, setValidate] = useState(false);
  const [opened, setOpened] = useState<OpenPreview>();
  const [reported, setReported] = useState<ImportOutcome>();
  const { run, preview, progress, cancel } = useImport(options, setReported);
  const isRunning = progress !== undefined;
  const isPreview = hasPreview && opened === undefined;

  async function next() {
    if (isPreview) {
      const found = await preview(files);
      if (found) setOpened({ preview: found, columns: matchedColumns(found) });
      return;
    }
    if (opened && missingColumns(opened.preview, opened.columns).length > 0) return;
    const outcome = await run(files, { validate, columns: opened?.columns });
    if (outcome.kind === 'done' && importWarningsOf(outcome.result).length === 0) onClose();
    if (outcome.kind === 'done' || outcome.kind === 'with-errors') onDone?.(outcome);
  }

  function restart() {
    setReported(undefined);
    setOpened(undefined);
    setFiles([]);
  }

  function close() {
    cancel();
    onClose();
  }

  const isReport = reported !== undefined && isReported(reported);
  return (
    <Dialog
      open
      width={opened && !isReport ? WIDTH.preview : WIDTH.plain}
      title={title ?? texts.importTitle}
      mask={{ closable: !isRunning }}
      onCancel={close}
      footer={[
        <Button key="close" onClick={close}>
          {texts.close}
        </Button>,
        isReport && (
          <Button key="again" type="primary" onClick={restart}>
            {texts.importAgain}
          </Button>
        ),
        !isReport && opened && (
          <Button key="back" disabled={isRunning} onClick={() => setOpened(undefined)}>
            {texts.back}
          </Button>
        ),
        !isReport && (
          <Button
            key="start"
            type="primary"
            disabled={files.length === 0}
            loading={isRunning}
            onClick={() => void next()}
          >
            {isPreview ? texts.nextStep : isRunning ? texts.importing : texts.startImport}
          </Button>
        ),
      ]}
    >
      {isReport ? (
        <ImportReportView outcome={reported} />
      ) : (
        <>
          {opened ? (
            <ImportColumns
              preview={opened.preview}
              fileName={files.length > 1 ? files[0]?.name : undefined}
              value={opened.columns}
              disabled={isRunning}
              onChange={(columns) => setOpened({ ...opened, columns })}
            />
          ) : (
            <ImportFiles
              value={files}
              onChange={setFiles}
              {...{ multiple, maxSizeMB, maxRows, templateUrl }}
              disabled={isRunning}
            />
          )}
          {hasValidation && !isPreview && (
            <ValidateSwitch checked={validate} disabled={isRunning} onChange={setValidate} />
          )}
          {progress && <ImportState progress={progress} />}
        </>
      )}
    </Dialog>
  );
}

interface ValidateSwitchProps {
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function ValidateSwitch(props: ValidateSwitchProps) {
  const texts = useTexts();
  const id = useId();
  return (
    <div className="gezi-upload-validate">
      <label htmlFor={id}>{texts.validate}</label>
      <Switch id={id} {...props} checkedChildren={texts.on} unCheckedChildren={texts.off} />
      <span className="gezi-upload-tips">{texts.validateHint}</span>
    </div>
  );
}

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

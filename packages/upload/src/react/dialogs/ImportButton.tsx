import { ImportOutlined } from '@ant-design/icons';
import { acceptAttribute, acceptedTypes, IMPORT_ACCEPT, refusalOf, type ImportOutcome } from '../../core';
import { useTexts } from '../../texts/useTexts';
import { PickButton } from '../list/PickButton';
import { useUploadMessages } from '../useUploadMessages';
import { useImport, type UseImportOptions } from './useImport';

export interface ImportButtonProps extends Omit<UseImportOptions, 'fieldName'> {
  /** Default 导入EXCEL. */
  text?: string;
  disabled?: boolean;
  /** Megabytes, at most; default 20. */
  maxSizeMB?: number;
  onDone?: (outcome: ImportOutcome) => void;
}

/** The button of a list page: one workbook, sent as soon as it is picked. */
export function ImportButton({ text, disabled = false, maxSizeMB = 20, onDone, ...options }: ImportButtonProps) {
  const texts = useTexts();
  const { sayRefused } = useUploadMessages();
  const { run, progress } = useImport({ ...options, fieldName: 'file' });

  async function start(file: File) {
    const reason = refusalOf(file, { types: TYPES, maxSizeMB, wrongType: 'only-spreadsheets' });
    if (reason) return sayRefused([{ name: file.name, reason }]);
    const outcome = await run([file], false);
    if (outcome.kind === 'done' || outcome.kind === 'with-errors') onDone?.(outcome);
  }

  return (
    <PickButton
      icon={<ImportOutlined aria-hidden />}
      accept={acceptAttribute(TYPES)}
      multiple={false}
      disabled={disabled || progress !== undefined}
      onFiles={([file]) => file && void start(file)}
    >
      {progress ? texts.importing : (text ?? texts.importTitle)}
    </PickButton>
  );
}

const TYPES = acceptedTypes(IMPORT_ACCEPT);

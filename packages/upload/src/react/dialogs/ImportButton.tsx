import { ImportOutlined } from '@ant-design/icons';
import { acceptAttribute, acceptedTypes, type ImportOutcome } from '../../core';
import { IMPORT_ACCEPT } from '../../core/limits';
import { refusalOf } from '../../core/refusalOf';
import { useTexts } from '../../texts/useTexts';
import { PickButton } from '../list/PickButton';
import { useUploadMessages } from '../useUploadMessages';
import { useImport, type UseImportOptions } from './useImport';

export interface ImportButtonProps extends Omit<UseImportOptions, 'fieldName'> {
  /** Text of title or button; default 导入EXCEL. */
  text?: string;
  disabled?: boolean;
  /** Maximum size in MB; default 20. */
  maxSizeMB?: number;
  onDone?: (outcome: ImportOutcome) => void;
}

/** Import button of a list page: imports a workbook as soon as it is selected. */
export function ImportButton({ text, disabled = false, maxSizeMB = 20, onDone, ...options }: ImportButtonProps) {
  const texts = useTexts();
  const { showRefused } = useUploadMessages();
  const { run, progress } = useImport({ ...options, fieldName: 'file' });

  async function start(file: File) {
    const reason = refusalOf(file, { types: TYPES, maxSizeMB, wrongType: 'only-spreadsheets' });
    if (reason) return showRefused([{ name: file.name, reason }]);
    const outcome = await run([file], { validate: false });
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

import { FileUpload } from '@gezi/upload';
import { fileListText, parseFileList } from '../forms/core/fileList';
import { useTexts } from './texts';

interface RegistrationFilesProps {
  /** JSON text of a list of `{name, url}`; `''` or null: none. */
  value?: string | null;
  onChange?: (files: string) => void;
  label: string;
  /** Path of the upload endpoint. */
  action: string;
  id?: string;
  /** The captcha; undefined until it is entered. */
  captcha?: { checkKey: string; captcha: string } | undefined;
  readOnly?: boolean;
  onBusyChange?: (busy: boolean) => void;
}

/** Pictures and PDFs of a registration; one captcha covers all of them. */
export function RegistrationFiles(props: RegistrationFilesProps) {
  const { value, onChange, label, action, id, captcha, readOnly = false, onBusyChange } = props;
  const texts = useTexts();
  const files = parseFileList(value);
  return (
    <FileUpload
      aria-label={label}
      {...(id && { id })}
      value={files.map(({ url }) => url).join(',')}
      nameOf={(path) => files.find(({ url }) => url === path)?.name}
      action={action}
      fields={captcha ?? {}}
      token={false}
      // The first upload consumes the captcha, so the others wait for it.
      concurrency={1}
      accept=".png,.jpg,.jpeg,.pdf"
      maxSizeMB={10}
      maxCount={10}
      disabled={!readOnly && !captcha}
      readOnly={readOnly}
      tips={readOnly ? '' : texts.company.fileHint}
      {...(onBusyChange && { onBusyChange })}
      onChange={(_paths, uploaded) => onChange?.(fileListText(uploaded))}
    />
  );
}

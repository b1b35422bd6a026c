import { FileUpload, ImageUpload, type UploadedFile } from '@gezi/upload';
import { booleanMember, numberMember, textMember } from '../../core/document/members';
import { safeHref } from '../../core/document/safeHref';
import { requestHeaders } from '../../core/model/requestHeaders';
import { readFiles } from './files';
import { ReadText } from '../../runtime/kit/ReadText';
import type { FieldProps } from '../../runtime/FieldProps';

/** The upload of @gezi/upload over the saved value. */
export function UploadSurface(field: FieldProps) {
  const { item, onChange } = field;
  const files = readFiles(field.value ?? '') ?? [];
  if (field.readOnly && files.length === 0) return <ReadText />;
  const names = new Map(files.map(({ name, url }) => [url, name]));
  const accept = textMember(item, 'accept');
  const size = numberMember(item, 'fileSize', 0);
  const headers = requestHeaders(item);
  const props = {
    'aria-label': field.label,
    // Addresses that would run a script are not files.
    value: files
      .map(({ url }) => url)
      .filter((url) => safeHref(url) !== undefined)
      .join(','),
    nameOf: (path: string) => names.get(path),
    onChange(_paths: string, uploaded: UploadedFile[]) {
      const stored = uploaded.map(({ name, path }) => ({ name, url: path ?? '' }));
      onChange(stored.length ? JSON.stringify(stored) : '');
      field.onBlur();
    },
    multiple: booleanMember(item, 'multiple'),
    disabled: field.disabled,
    readOnly: field.readOnly,
    // A form may name a foreign address; the client sends the token to its own server only.
    ...(textMember(item, 'action').trim() !== '' && { action: textMember(item, 'action').trim() }),
    ...(textMember(item, 'name') !== '' && { partName: textMember(item, 'name') }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(accept.trim() !== '' && { accept }),
    ...(size > 0 && { maxSizeMB: size }),
    ...(numberMember(item, 'limit') !== undefined && { maxCount: numberMember(item, 'limit', 0) }),
    ...(textMember(item, 'buttonText') !== '' && { buttonText: textMember(item, 'buttonText') }),
    tips: booleanMember(item, 'showTip') ? textMember(item, 'tips') : '',
  };
  return textMember(item, 'list-type') === 'picture-card' ? (
    <ImageUpload {...props} />
  ) : (
    <FileUpload {...props} showFileList={booleanMember(item, 'show-file-list', true)} />
  );
}

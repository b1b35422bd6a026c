import { FileDownload } from '@gezi/upload';
import { parseFileList } from '../forms/core/fileList';

/** Files of a stored document, to be downloaded. @param list JSON text of `{name, url}`; renders nothing for none */
export function StoredFiles({ list }: { list: string | null }) {
  const files = parseFileList(list);
  return files.length === 0 ? null : (
    <ul className="gezi-document-files">
      {files.map(({ name, url }) => (
        <li key={url}>
          <FileDownload fileName={name} filePath={url} />
        </li>
      ))}
    </ul>
  );
}

import { Button } from 'antd';
import type { ImportOutcome } from '../../core';
import { importReportOf } from '../../core/importReport';
import { useTexts } from '../../texts/useTexts';
import { useDownload } from '../useDownload';

type RefusedOutcome = Extract<ImportOutcome, { fileUrl: string }>;

/** Links to the error file and to the workbook of refused rows; renders nothing without a URL. */
export function ErrorFileLink({ fileUrl, result }: Pick<RefusedOutcome, 'fileUrl' | 'result'>) {
  const texts = useTexts();
  const download = useDownload();
  if (!fileUrl) return null;
  const workbookUrl = importReportOf(result)?.workbookUrl;
  const save = (url: string) => {
    const path = storedPathOf(url);
    void download(path, texts.importErrorFile.replace(/\.\w+$/, /\.\w+$/.exec(path)?.[0] ?? ''));
  };
  return (
    <p className="gezi-upload-import-says">
      {texts.importErrorsHint}
      <Button type="link" className="gezi-upload-link" onClick={() => save(fileUrl)}>
        {texts.importErrorsLink}
      </Button>
      {workbookUrl && (
        <Button type="link" className="gezi-upload-link" onClick={() => save(workbookUrl)}>
          {texts.importWorkbookLink}
        </Button>
      )}
    </p>
  );
}

/** The stored path in a static URL. */
const storedPathOf = (fileUrl: string): string =>
  decodeURIComponent(fileUrl.replace(/^.*\/sys\/common\/static\//, '').replace(/[?#].*$/, ''));

import { Button } from 'antd';
import { useTexts } from '../../texts/useTexts';
import { useDownload } from '../useDownload';

/** Link to the workbook of refused rows; renders nothing without a URL. */
export function ErrorFileLink({ fileUrl }: { fileUrl: string }) {
  const texts = useTexts();
  const download = useDownload();
  if (!fileUrl) return null;
  return (
    <p className="gezi-upload-import-says">
      {texts.importErrorsHint}
      <Button
        type="link"
        className="gezi-upload-link"
        onClick={() => void download(storedPathOf(fileUrl), texts.importErrorFile)}
      >
        {texts.importErrorsLink}
      </Button>
    </p>
  );
}

/** The stored path in a static URL. */
const storedPathOf = (fileUrl: string): string =>
  decodeURIComponent(fileUrl.replace(/^.*\/sys\/common\/static\//, '').replace(/[?#].*$/, ''));

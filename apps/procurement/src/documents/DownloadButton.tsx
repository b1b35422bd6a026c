import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useDownload } from './useDownload';

interface DownloadButtonProps {
  endpoint: { path: string };
  input?: object;
  label: string;
}

/** A button that downloads a file that the server creates, under the name that the server gives. */
export function DownloadButton({ endpoint, input, label }: DownloadButtonProps) {
  const { download, isRunning } = useDownload(endpoint);
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isRunning} onClick={() => void download(input)}>
      {label}
    </Button>
  );
}

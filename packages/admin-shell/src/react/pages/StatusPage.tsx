import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useTexts } from '../../texts/useTexts';
import { useShellContext } from '../router/ShellContext';
import { ErrorPage } from './ErrorPage';
import type { ErrorStatus } from './ErrorStatus';

/** The pages at `/403`, `/404` and `/500`. */
export function StatusPage({ status }: { status: ErrorStatus }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { config } = useShellContext();
  return (
    <ErrorPage
      status={status}
      actions={
        <>
          <Button type="primary" onClick={() => void navigate(config.homePath)}>
            {texts.backHome}
          </Button>
          <Button onClick={() => void navigate(-1)}>{texts.backBefore}</Button>
        </>
      }
    />
  );
}

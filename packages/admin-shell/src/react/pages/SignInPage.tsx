import { Button } from 'antd';
import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { loginTarget } from '../../core/guard';
import { useTexts } from '../../texts/useTexts';
import { useShellContext } from '../router/ShellContext';
import { BarePage } from './BarePage';
import { ErrorPage } from './ErrorPage';

/** Page for visitors at an open path whose content requires sign-in, e.g. the home page (P§2, guard 4). */
export function SignInPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const { config } = useShellContext();
  useEffect(() => {
    document.title = `${texts.signInFirst} - ${config.title}`;
  }, [texts, config.title]);
  return (
    <BarePage>
      <ErrorPage
        status={403}
        showStatus={false}
        title={texts.signInFirst}
        description={texts.signInFirstHint}
        actions={
          <>
            <Button type="primary" onClick={() => void navigate(loginTarget(createPath(location), config))}>
              {texts.signIn}
            </Button>
            <Button onClick={() => void navigate(config.afterLogoutPath)}>{texts.backHome}</Button>
          </>
        }
      />
    </BarePage>
  );
}

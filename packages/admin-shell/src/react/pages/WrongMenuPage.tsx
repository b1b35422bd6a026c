import { App, Button } from 'antd';
import { useTexts } from '../../texts/useTexts';
import { useLogout } from '../router/useLogout';
import { BarePage } from './BarePage';
import { ErrorPage } from './ErrorPage';

/** Failure in place of the layout: the menu is of another framework version (P§8). */
export function WrongMenuPage() {
  const texts = useTexts();
  const logout = useLogout();
  const { message } = App.useApp();
  const leave = () =>
    logout().catch((error: unknown) => {
      void message.error((error instanceof Error && error.message) || texts.logoutFailed);
    });
  return (
    <BarePage>
      <ErrorPage
        status={500}
        showStatus={false}
        title={texts.wrongMenuVersion}
        description={texts.wrongMenuVersionHint}
        actions={
          <>
            <Button type="primary" onClick={() => window.location.reload()}>
              {texts.reload}
            </Button>
            <Button onClick={() => void leave()}>{texts.logout}</Button>
          </>
        }
      />
    </BarePage>
  );
}

import type { Session } from '@gezi/client';
import { App } from 'antd';
import { ChooseIdentity } from './ChooseIdentity';
import { LoginForm } from './LoginForm';
import { LoginFrame } from './LoginFrame';
import { useTexts } from './texts';
import { useSignIn, type OpenClient } from './useSignIn';

/** `/user/login`. Where to go afterwards is the guard's: back to the page that asked, or home. */
export function LoginPage({ openClient }: { openClient: OpenClient }) {
  const texts = useTexts();
  const { notification } = App.useApp();
  const { choice, submit, choose, cancel } = useSignIn(openClient, tellPendingAudit);

  function tellPendingAudit({ pendingAudit, user }: Session) {
    if (!pendingAudit) return;
    const changed = String(user?.status) === '-1';
    notification.info({ title: texts.pendingTitle, description: changed ? texts.pendingChange : texts.pendingNew });
  }

  return (
    <LoginFrame>
      {choice ? (
        <ChooseIdentity choice={choice} onChoose={choose} onBack={cancel} />
      ) : (
        <>
          <h1 className="gezi-login-title">{texts.title}</h1>
          <p className="gezi-login-subtitle">{texts.welcome}</p>
          <LoginForm onSubmit={submit} />
        </>
      )}
    </LoginFrame>
  );
}

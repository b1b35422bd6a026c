import { logIn } from '@gezi/client';
import type { LoginResult } from '@gezi/domain';
import { Tabs } from 'antd';
import { Link } from 'react-router';
import { useTexts } from '../../../visitor/texts';
import { usePortalConfig } from '../../../visitor/usePortalConfig';
import { VisitorFrame } from '../../../visitor/VisitorFrame';
import { ChooseIdentity } from './ChooseIdentity';
import { LoginForm } from './LoginForm';
import { PhoneLoginForm } from './PhoneLoginForm';
import { ThirdLogins } from './ThirdLogins';
import { usePendingAudit } from './usePendingAudit';
import type { OpenClient } from '../../../FeatureRoutes';
import { useSignIn } from './useSignIn';

/** `/user/login`. The guard redirects afterwards: to the requested page, or home. */
export function LoginPage({ openClient }: { openClient: OpenClient }) {
  const texts = useTexts();
  const { choice, submit, choose, cancel } = useSignIn(openClient, usePendingAudit());
  const config = usePortalConfig();
  const byPhone = config !== undefined && config.smsMode !== 'off';

  const account = {
    key: 'account',
    label: texts.byAccount,
    children: (
      <LoginForm
        onSubmit={(credentials, options) => submit((aside) => logIn<LoginResult>(aside, { ...credentials }), options)}
      />
    ),
  };
  const phone = {
    key: 'phone',
    label: texts.byPhone,
    children: (
      <PhoneLoginForm
        label={texts.login}
        onSubmit={(credentials) =>
          submit((aside) => logIn<LoginResult>(aside, { ...credentials }, { path: '/sys/phoneLogin' }))
        }
      />
    ),
  };

  if (choice) {
    return (
      <VisitorFrame>
        <ChooseIdentity choice={choice} onChoose={choose} onBack={cancel} />
      </VisitorFrame>
    );
  }
  return (
    <VisitorFrame>
      <h1 className="gezi-login-title">{texts.title}</h1>
      <p className="gezi-login-subtitle">{texts.welcome}</p>
      {/* Each tab keeps its input. */}
      <Tabs aria-label={texts.ways} items={byPhone ? [account, phone] : [account]} />
      <nav className="gezi-login-links" aria-label={texts.registerAccount}>
        {byPhone && (
          <>
            <Link to="/user/register">{texts.registerAccount}</Link>
            <Link to="/register-supplier">{texts.registerSupplier}</Link>
            <Link to="/user/client/register">{texts.registerCustomer}</Link>
            <Link to="/user/alteration">{texts.forgot}</Link>
          </>
        )}
      </nav>
      <ThirdLogins providers={config?.thirdLogin ?? []} />
    </VisitorFrame>
  );
}

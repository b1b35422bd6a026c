import { pathAfterLogin, PLATFORM_WHITELIST } from '@gezi/admin-shell';
import { ApiError, signIn, type Client } from '@gezi/client';
import { getThirdLoginUser, type LoginResult } from '@gezi/domain';
import { Alert, Spin } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../../visitor/texts';
import { VisitorFrame } from '../../../visitor/VisitorFrame';
import { BindAccount } from './BindAccount';
import { ChooseIdentity } from './ChooseIdentity';
import { usePendingAudit } from './usePendingAudit';
import type { OpenClient } from '../../../FeatureRoutes';
import { useSignIn } from './useSignIn';
import { takeReturnPath } from './returnPath';

const RULES = { loginPath: '/user/login', homePath: '/dashboard/analysis', whitelist: PLATFORM_WHITELIST };

/**
 * `/oauth2-app/login`: landing page after a provider sign-in. The fragment of the address carries a sign-in token, a
 * token for linking an account, or an error.
 */
export function ThirdLandingPage({ openClient }: { openClient: OpenClient }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [fragment] = useState(() => Object.fromEntries(new URLSearchParams(hash.slice(1))));
  const [failure, setFailure] = useState<string | undefined>(() =>
    fragment.token || fragment.uuid ? undefined : reasonOf(fragment.error, texts.thirdFailures),
  );
  const tellPendingAudit = usePendingAudit();
  const { choice, submit, choose, cancel } = useSignIn(openClient, (session) => {
    tellPendingAudit(session);
    void navigate(pathAfterLogin(takeReturnPath(), RULES), { replace: true });
  });
  const begun = useRef(false);

  const enter = useCallback(
    (token: string) =>
      submit((aside) => signInBy(aside, token, fragment.type ?? '')).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setFailure(error.message);
      }),
    [submit, fragment.type],
  );

  useEffect(() => {
    // The token is valid once, and effects may run twice.
    if (begun.current) return;
    begun.current = true;
    // Removes the token from the history and the visible address.
    void navigate({ hash: '' }, { replace: true });
    if (fragment.token) void enter(fragment.token);
  }, [fragment.token, enter, navigate]);

  return (
    <VisitorFrame documentTitle={texts.thirdDocument} blank>
      {choice ? (
        <ChooseIdentity choice={choice} onChoose={choose} onBack={cancel} />
      ) : failure ? (
        <>
          <h1 className="gezi-login-title">{texts.thirdTitle}</h1>
          <Alert type="error" showIcon title={failure} className="gezi-refusal" />
          <Link to="/user/login">{texts.back}</Link>
        </>
      ) : fragment.uuid ? (
        <BindAccount uuid={fragment.uuid} source={fragment.type ?? ''} name={fragment.name ?? ''} onBound={enter} />
      ) : (
        <Spin description={texts.thirdEntering}>
          <div className="gezi-login-waiting" />
        </Spin>
      )}
    </VisitorFrame>
  );
}

async function signInBy(aside: Client, first: string, second: string): Promise<LoginResult> {
  const result = await aside.call(getThirdLoginUser, { first, second, tenantId: '0' }, { silent: true });
  const outcome = signIn({ code: 200, result }, Date.now());
  if (outcome.ok) aside.session.set(outcome.value);
  return result;
}

const reasonOf = (error: string | undefined, failures: Record<'stale' | 'denied' | 'failed', string>): string =>
  error === 'denied' || error === 'failed' ? failures[error] : failures.stale;

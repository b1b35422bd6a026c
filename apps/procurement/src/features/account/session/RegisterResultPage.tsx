import { Button, Result } from 'antd';
import { Link, Navigate, useLocation } from 'react-router';
import { useTexts } from '../../../visitor/texts';
import { VisitorFrame } from '../../../visitor/VisitorFrame';

/** Navigation state set by the registration page. */
interface Registered {
  username: string;
  /** The registration is under review. */
  waiting?: boolean;
}

/** `/user/register-result`: result of a registration; redirects to the form if there is none. */
export function RegisterResultPage() {
  const texts = useTexts();
  const registered = useLocation().state as Registered | null;
  if (!registered?.username) return <Navigate to="/user/register" replace />;
  const { username, waiting = false } = registered;
  return (
    <VisitorFrame documentTitle={texts.registerDocument}>
      <Result
        status="success"
        title={<h1 className="gezi-login-title">{texts.resultTitle}</h1>}
        subTitle={waiting ? texts.resultWaiting(username) : texts.resultHint(username)}
        extra={
          <Link to="/user/login">
            <Button type="primary" size="large" tabIndex={-1}>
              {texts.resultLogin}
            </Button>
          </Link>
        }
      />
    </VisitorFrame>
  );
}

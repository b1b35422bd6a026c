import { useSession } from '@gezi/client';
import { Navigate } from 'react-router';

/** `/` has no page of its own yet: home for who is signed in, the login page for everybody else. */
export function RootRedirect() {
  const { token } = useSession();
  return <Navigate to={token ? '/dashboard/analysis' : '/user/login'} replace />;
}

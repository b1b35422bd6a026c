import { useSession } from '@gezi/client';
import { Navigate } from 'react-router';

/** `/` has no page of its own yet: home, or where their role lands, for who is signed in; the login page for everybody else. */
export function RootRedirect() {
  const { token, user } = useSession();
  return <Navigate to={token ? user?.homePath || '/dashboard/analysis' : '/user/login'} replace />;
}

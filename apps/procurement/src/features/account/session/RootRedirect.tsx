import { useSession } from '@gezi/client';
import { Navigate } from 'react-router';

/** `/` has no page of its own: home, or where their role lands, for who is signed in; the public home for everybody else. */
export function RootRedirect() {
  const { token, user } = useSession();
  return <Navigate to={token ? user?.homePath || '/dashboard/analysis' : '/home'} replace />;
}

import { useSession } from '@gezi/client';
import { Navigate } from 'react-router';

/** `/` redirects: signed-in users to their home or their role's home page, visitors to the public home. */
export function RootRedirect() {
  const { token, user } = useSession();
  return <Navigate to={token ? user?.homePath || '/dashboard/analysis' : '/home'} replace />;
}

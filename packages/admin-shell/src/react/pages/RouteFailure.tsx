import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { FailurePage } from './FailurePage';
import { StatusPage } from './StatusPage';

/** Error element of the router, for a public page that could not be loaded. */
export function RouteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <StatusPage status={404} />;
  return <FailurePage error={error} onRetry={() => void revalidate()} onHome={() => void navigate('/')} />;
}

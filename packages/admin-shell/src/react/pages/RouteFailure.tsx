import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { Failure } from './Failure';
import { StatusPage } from './StatusPage';

/** What the router itself could not do: a public page whose script or data did not come. */
export function RouteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <StatusPage status={404} />;
  return <Failure error={error} onRetry={() => void revalidate()} onHome={() => void navigate('/')} />;
}

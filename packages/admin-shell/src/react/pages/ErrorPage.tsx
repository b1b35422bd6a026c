import type { ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';
import { ErrorPicture } from './ErrorPicture';
import type { ErrorStatus } from './ErrorStatus';

export interface ErrorPageProps {
  status: ErrorStatus;
  /** Whether the number is shown; default true. */
  showStatus?: boolean;
  /** Description in place of that of the status. */
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons below the description. */
  actions?: ReactNode;
  /** Content at the bottom, e.g. the technical message. */
  children?: ReactNode;
}

/** Error page with picture, description and actions. */
export function ErrorPage({ status, showStatus = true, title, description, actions, children }: ErrorPageProps) {
  const texts = useTexts();
  return (
    <div className="gezi-error-page">
      <ErrorPicture status={status} />
      <div className="gezi-error-page-text">
        {showStatus && (
          <p className="gezi-error-page-status" aria-hidden="true">
            {status}
          </p>
        )}
        <h1 className="gezi-error-page-title">{title ?? texts[`error${status}`]}</h1>
        <p className="gezi-error-page-description">{description ?? texts[`error${status}Hint`]}</p>
        {actions && <div className="gezi-error-page-actions">{actions}</div>}
        {children}
      </div>
    </div>
  );
}

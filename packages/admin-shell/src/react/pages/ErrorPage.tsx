import type { ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';
import { ErrorPicture } from './ErrorPicture';
import type { ErrorStatus } from './ErrorStatus';

export interface ErrorPageProps {
  status: ErrorStatus;
  /** False where the number would mislead, e.g. for a page that failed here and not on the server; default true. */
  showStatus?: boolean;
  /** In place of the sentence of the status. */
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons that lead on. */
  actions?: ReactNode;
  /** Below everything, e.g. the technical message. */
  children?: ReactNode;
}

/** A whole page that says what went wrong and where to go from here. */
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

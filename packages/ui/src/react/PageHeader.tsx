import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** Before the title, e.g. an arrow that leads back. */
  leading?: ReactNode;
  /** Title. */
  title: ReactNode;
  /** Status tags beside the title. */
  tags?: ReactNode;
  /** Line below the title, e.g. a description or a document number. */
  description?: ReactNode;
  /** Buttons of the page; the primary one last. */
  actions?: ReactNode;
}

/** Header of a page: title, status and actions. */
export function PageHeader({ leading, title, tags, description, actions }: PageHeaderProps) {
  return (
    <header className="gezi-page-header">
      {leading && <div className="gezi-page-header-leading">{leading}</div>}
      <div className="gezi-page-header-text">
        <h1 className="gezi-page-header-title">
          {title}
          {tags && <span className="gezi-page-header-tags">{tags}</span>}
        </h1>
        {description && <p className="gezi-page-header-description">{description}</p>}
      </div>
      {actions && <div className="gezi-page-header-actions">{actions}</div>}
    </header>
  );
}

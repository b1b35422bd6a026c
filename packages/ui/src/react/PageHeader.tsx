import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** Status tags beside the title. */
  tags?: ReactNode;
  /** One line below the title: what the page is for, or the number of the document. */
  description?: ReactNode;
  /** Buttons of the page, the main one last. */
  actions?: ReactNode;
}

/** The first lines of a page: its name, its state and what can be done here. */
export function PageHeader({ title, tags, description, actions }: PageHeaderProps) {
  return (
    <header className="gezi-page-header">
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

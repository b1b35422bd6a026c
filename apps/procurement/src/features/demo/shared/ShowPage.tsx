import { PageHeader, type PageHeaderProps } from '@gezi/ui';
import type { ReactNode } from 'react';

/** A page header above showcases. */
export function ShowPage({ children, ...header }: PageHeaderProps & { children: ReactNode }) {
  return (
    <>
      <PageHeader {...header} />
      <div className="gezi-demo-shows">{children}</div>
    </>
  );
}

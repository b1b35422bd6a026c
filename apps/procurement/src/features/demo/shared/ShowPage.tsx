import { PageHeader, type PageHeaderProps } from '@gezi/ui';
import type { ReactNode } from 'react';

/** A page of showcases below a header. */
export function ShowPage({ children, ...header }: PageHeaderProps & { children: ReactNode }) {
  return (
    <>
      <PageHeader {...header} />
      <div className="gezi-demo-shows">{children}</div>
    </>
  );
}

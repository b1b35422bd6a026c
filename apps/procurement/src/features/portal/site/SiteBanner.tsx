import type { ReactNode } from 'react';

interface SiteBannerProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** Header of a public page. */
export function SiteBanner({ title, lead, children }: SiteBannerProps) {
  return (
    <div className="gezi-site-banner">
      <div className="gezi-site-wide">
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </div>
  );
}

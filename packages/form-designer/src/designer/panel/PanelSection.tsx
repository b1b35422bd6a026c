import { useState, type ReactNode } from 'react';

export interface PanelSectionProps {
  title: string;
  /** Whether it is open at first. */
  open: boolean;
  /** Renders the content; called when the section is open. */
  children: () => ReactNode;
}

/** A collapsible section of the panel; its content is rendered only while expanded. */
export function PanelSection({ title, open: first, children }: PanelSectionProps) {
  const [open, setOpen] = useState(first);
  return (
    <details open={open} className="gezi-fd-section" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? <div className="gezi-fd-section-body">{children()}</div> : null}
    </details>
  );
}

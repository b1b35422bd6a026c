import { PageCard } from '@gezi/ui';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useNarrow } from '../crud/useNarrow';

/** A part of a document below its header. */
export interface DocumentPart {
  key: string;
  title: string;
  /** Secondary text beside the title, e.g. a count. */
  note?: string;
  /** At the end of the heading line. */
  extra?: ReactNode;
  /** False for a grid. Default true. */
  padded?: boolean;
  /** Rendered when its tab is first shown; for parts without input. Default false. */
  isLazy?: boolean;
  children: ReactNode;
}

interface DocumentPartsProps {
  parts: readonly DocumentPart[];
  active: string;
  onActivate: (key: string) => void;
}

/**
 * The parts of a document as tabs; on phones, below each other. All parts but
 * the lazy ones are rendered, so that none loses its input.
 */
export function DocumentParts({ parts, active, onActivate }: DocumentPartsProps) {
  const isNarrow = useNarrow();
  if (isNarrow || parts.length === 1) {
    return parts.map(({ key, title, note, extra, padded = true, children }) => (
      <PageCard key={key} title={title} note={note} extra={extra} padded={padded}>
        {children}
      </PageCard>
    ));
  }
  return (
    <PageCard padded={false}>
      <Tabs
        className="gezi-document-tabs"
        activeKey={active}
        onChange={onActivate}
        tabBarExtraContent={parts.find(({ key }) => key === active)?.extra}
        items={parts.map(({ key, title, note, padded = true, isLazy = false, children }) => ({
          key,
          forceRender: !isLazy,
          label: (
            <>
              {title}
              {note && <span className="gezi-document-tab-note">{note}</span>}
            </>
          ),
          children: <div className={padded ? 'gezi-card-body' : undefined}>{children}</div>,
        }))}
      />
    </PageCard>
  );
}

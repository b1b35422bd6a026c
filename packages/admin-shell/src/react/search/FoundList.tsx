import { EnterOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import type { FoundGroup, FoundHit } from '../../core/foundGroups';
import { group, listbox, option } from './roles';

export interface FoundListProps {
  id: string;
  label: string;
  groups: readonly FoundGroup[];
  /** The one Enter goes to. */
  active: FoundHit | undefined;
  onPick: (hit: FoundHit) => void;
}

/** What was found, by kind. The focus stays in the field above, which names the one in use. */
export function FoundList({ id, label, groups, active, onPick }: FoundListProps) {
  const list = useRef<HTMLDivElement>(null);
  const key = active?.key;
  useEffect(() => {
    // Not in every test environment.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [key]);

  return (
    <div ref={list} id={id} {...listbox} aria-label={label} className="gezi-search-list" hidden={groups.length === 0}>
      {groups.map(({ title, hits }) => (
        <div key={title} {...group} aria-label={title}>
          <p className="gezi-search-kind" aria-hidden="true">
            {title}
          </p>
          {hits.map((hit) => (
            // The keyboard chooses in the field.
            <button
              type="button"
              key={hit.key}
              id={`${id}-${hit.key}`}
              {...option(hit.key === key)}
              tabIndex={-1}
              className="gezi-search-hit"
              onClick={() => onPick(hit)}
            >
              <span className="gezi-search-hit-title">{hit.title}</span>
              {hit.note && <span className="gezi-search-hit-note">{hit.note}</span>}
              <EnterOutlined aria-hidden="true" />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

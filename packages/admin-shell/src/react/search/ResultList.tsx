import { EnterOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import type { ResultGroup, SearchHit } from '../../core/searchResults';
import { group, listbox, option } from './roles';

export interface FoundListProps {
  id: string;
  label: string;
  groups: readonly ResultGroup[];
  /** The result that Enter opens. */
  active: SearchHit | undefined;
  onPick: (hit: SearchHit) => void;
}

/** Search results by kind. The focus stays in the text field, which names the active result. */
export function ResultList({ id, label, groups, active, onPick }: FoundListProps) {
  const list = useRef<HTMLDivElement>(null);
  const key = active?.key;
  useEffect(() => {
    // Missing in some test environments.
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
            // Selected by keyboard in the text field.
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

import { FilterOutlined } from '@ant-design/icons';
import { browserStorage } from '@gezi/client';
import { Badge, Button } from 'antd';
import { useMemo, useState } from 'react';
import { isActiveQuery, localSavedQueries, type QueryGroup, type SavedQueries } from '../core';
import { useTexts } from '../texts/useTexts';
import { AdvancedQueryDialog } from './AdvancedQueryDialog';
import type { QueryBuilderProps } from './builder/QueryBuilder';

export interface AdvancedQueryProps extends Omit<QueryBuilderProps, 'onChange'> {
  /** The current query. */
  value: QueryGroup;
  /** Called with the query to run; after a reset with an empty one. */
  onSearch: (query: QueryGroup) => void;
  /** Code under which queries are saved in the browser; default the path of the page. */
  saveCode?: string;
  /** Other store of saved queries, e.g. `syncedSavedQueries`; the same object from render to render. */
  store?: SavedQueries;
  /** Disables the button; default false. */
  disabled?: boolean;
}

/** Button 高级查询 that opens the query dialog. It is marked while a query is active. */
export function AdvancedQuery({ value, onSearch, saveCode, store, disabled = false, ...builder }: AdvancedQueryProps) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const active = isActiveQuery(value);
  const code = saveCode ?? (typeof window === 'undefined' ? '' : window.location.pathname);
  const local = useMemo(() => localSavedQueries({ storage: browserStorage('localStorage'), code }), [code]);

  return (
    <>
      <Badge dot={active} className="gezi-query-badge">
        <Button
          icon={<FilterOutlined aria-hidden />}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-label={active ? texts.openActive : texts.open}
          className={active ? 'gezi-query-active' : ''}
          onClick={() => setOpen(true)}
        >
          {texts.open}
        </Button>
      </Badge>
      {open && (
        <AdvancedQueryDialog
          {...builder}
          value={value}
          store={store ?? local}
          onClose={() => setOpen(false)}
          onSearch={(query) => {
            onSearch(query);
            if (isActiveQuery(query)) setOpen(false);
          }}
        />
      )}
    </>
  );
}

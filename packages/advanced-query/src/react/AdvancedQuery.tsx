import { FilterOutlined } from '@ant-design/icons';
import { browserStorage } from '@gezi/client';
import { Badge, Button } from 'antd';
import { useMemo, useState } from 'react';
import { isActive, localSavedQueries, type QueryGroup, type SavedQueries } from '../core';
import { useTexts } from '../texts/useTexts';
import { AdvancedQueryDialog } from './AdvancedQueryDialog';
import type { QueryBuilderProps } from './builder/QueryBuilder';

export interface AdvancedQueryProps extends Omit<QueryBuilderProps, 'onChange'> {
  /** The query in force. */
  value: QueryGroup;
  /** Another query is in force; without conditions after a reset. */
  onSearch: (query: QueryGroup) => void;
  /** Name under which queries are saved in this browser; default the path of the page. */
  saveCode?: string;
  /** Where queries are saved instead; the same object from render to render. */
  store?: SavedQueries;
  disabled?: boolean;
}

/** The button 高级查询, marked while a query is in force, and the dialog behind it. */
export function AdvancedQuery({ value, onSearch, saveCode, store, disabled = false, ...builder }: AdvancedQueryProps) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const active = isActive(value);
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
            if (isActive(query)) setOpen(false);
          }}
        />
      )}
    </>
  );
}

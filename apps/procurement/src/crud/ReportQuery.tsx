import { AdvancedQuery, encodeQuery, EMPTY_QUERY, type QueryField } from '@gezi/advanced-query';
import type { QueryInfo, ReportQueryProps } from '@gezi/pickers';
import { useMemo, useState } from 'react';

/** Advanced query in the dialogs of reports; queries are saved in the browser per report. */
export function ReportQuery({ code, fields, onSearch }: ReportQueryProps) {
  const [query, setQuery] = useState(EMPTY_QUERY);
  return (
    <AdvancedQuery
      groups
      fields={useMemo(() => fields.map(queryFieldOf), [fields])}
      value={query}
      saveCode={`report.${code}`}
      onSearch={(next) => {
        setQuery(next);
        const encoded = encodeQuery(next, { groups: true });
        onSearch((encoded.ok && encoded.value) || {});
      }}
    />
  );
}

function queryFieldOf({ field, label, view, dictCode }: QueryInfo): QueryField {
  if (dictCode) return { key: field, label, type: 'dict', dictCode };
  return { key: field, label, type: view === 'date' || view === 'datetime' ? 'date' : 'text' };
}

import { Later, lazyPart } from '@gezi/ui';
import type { QueryField } from '@gezi/advanced-query';
import { useMemo } from 'react';
import { queryOf, queryText } from '../../../../crud/core/listState';
import { useTexts } from '../texts';

// Few visitors use it.
const AdvancedQuery = lazyPart(async () => (await import('@gezi/advanced-query')).AdvancedQuery);

interface ProjectQueryProps {
  /** The query in the address. */
  query: string;
  onSearch: (query: string) => void;
}

/** Advanced query on the public fields of projects. */
export function ProjectQuery({ query, onSearch }: ProjectQueryProps) {
  const texts = useTexts();
  const fields = useMemo<QueryField[]>(() => {
    const buyTypes = Object.entries(texts.buyTypes).map(([value, label]) => ({ value, label }));
    return [
      { key: 'proName', label: texts.proName, type: 'text' },
      { key: 'proNo', label: texts.proNo, type: 'text' },
      { key: 'demandOrgName', label: texts.demandOrg, type: 'text' },
      { key: 'buyType', label: texts.buyType, type: 'select', options: buyTypes },
      { key: 'proStartTime', label: texts.proStart, type: 'date' },
      { key: 'proEndTime', label: texts.proEnd, type: 'date' },
      { key: 'publishTime', label: texts.published, type: 'date' },
    ];
  }, [texts]);
  const value = useMemo(() => queryOf({ query }), [query]);
  return (
    <Later>
      <AdvancedQuery groups fields={fields} value={value} onSearch={(next) => onSearch(queryText(next))} />
    </Later>
  );
}

import {
  AdvancedQuery,
  describeQuery,
  EMPTY_QUERY,
  encodeQuery,
  QueryBuilder,
  type QueryField,
  type QueryGroup,
} from '@gezi/advanced-query';
import { useLocale } from '@gezi/ui';
import { useMemo, useState } from 'react';
import { Showcase } from '../shared/Showcase';
import { ShowPage } from '../shared/ShowPage';
import { useTexts } from '../shared/texts';
import type { Texts } from '../shared/texts/zh-CN';

/** `/demo/advanced-query`: the widgets of `@gezi/advanced-query` with a field of every kind. */
export function QueryPage() {
  const texts = useTexts();
  const locale = useLocale();
  const fields = useMemo(() => everyField(texts), [texts]);
  const [query, setQuery] = useState<QueryGroup>(EMPTY_QUERY);
  const [built, setBuilt] = useState<QueryGroup>({
    matchType: 'and',
    conditions: [
      { field: 'name', rule: 'like', val: texts.pipe, type: 'text' },
      { field: 'counts', rule: 'ge', val: 100, type: 'number' },
    ],
  });
  const sent = encodeQuery(built, { groups: true });
  return (
    <ShowPage title={texts.query} description={texts.queryHint}>
      <Showcase wide title={texts.queryButton} name="AdvancedQuery" value={describeQuery(query, fields, { locale })}>
        <div>
          <AdvancedQuery fields={fields} value={query} onSearch={setQuery} saveCode="demo" />
        </div>
      </Showcase>
      <Showcase
        wide
        title={texts.queryBuilder}
        name="QueryBuilder"
        value={sent.ok && sent.value ? decodeURI(sent.value.superQueryParams) : ''}
      >
        <QueryBuilder fields={fields} value={built} onChange={setBuilt} groups />
      </Showcase>
    </ShowPage>
  );
}

const everyField = (texts: Texts): QueryField[] => [
  { key: 'name', label: texts.name, type: 'text' },
  { key: 'counts', label: texts.counts, type: 'number', dbType: 'bigdecimal' },
  { key: 'deliveryTime', label: texts.deliveryTime, type: 'date' },
  { key: 'createTime', label: texts.createTime, type: 'datetime' },
  {
    key: 'kind',
    label: texts.kind,
    type: 'select',
    options: [
      { value: 'pipe', label: texts.pipe },
      { value: 'valve', label: texts.valve },
    ],
  },
  { key: 'buyType', label: texts.buyType, type: 'dict', dictCode: 'buy_type' },
  { key: 'inquired', label: texts.inquired, type: 'switch' },
];

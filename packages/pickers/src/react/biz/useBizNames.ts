import { onTokenChange, useClient, type Client } from '@gezi/client';
import { useEffect, useSyncExternalStore } from 'react';
import type { Page } from '../../core/calls';
import { createNames, type Names } from '../../core/names/createNames';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import type { NamesState } from '../kit/NamesState';
import type { BizRow, BizSource } from './BizSource';

/** What stored records of a business list are called; many askers become one call. */
export function useBizNames(values: readonly string[], source: BizSource): NamesState<BizRow> {
  const texts = useTexts();
  const names = bizNames(useClient(), source);
  useSyncExternalStore(names.subscribe, names.version, names.version);
  const asked = values.join(',');
  useEffect(() => names.ask(asked.split(',')), [names, asked]);

  const found = values.map((value) => [value, names.peek(value)] as const);
  return {
    names: found.map(([, row]) =>
      row === undefined ? '' : row ? cellText(row[source.displayKey]) : texts.biz.unknown,
    ),
    items: new Map(found.flatMap(([value, row]) => (row ? [[value, row] as const] : []))),
    loading: found.some(([value, row]) => value !== '' && row === undefined),
  };
}

const byClient = new WeakMap<Client, Map<string, Names<BizRow>>>();

function bizNames(client: Client, { url, rowKey = 'id' }: BizSource): Names<BizRow> {
  const { user, tenantId } = client.session.get();
  const kept = byClient.get(client) ?? startFor(client);
  const key = `${url} ${rowKey} ${user?.id ?? ''} ${tenantId}`;
  const names =
    kept.get(key) ??
    createNames<BizRow>({
      keyOf: (row) => cellText(row[rowKey]),
      async load(values) {
        // A list of values is a condition of every list (contract, part 1 §1.9).
        const query = { [`${rowKey}_MultiString`]: values.join(','), pageNo: 1, pageSize: values.length };
        return (await client.get<Page<BizRow>>(url, query, { silent: true })).records;
      },
    });
  kept.set(key, names);
  return names;
}

function startFor(client: Client) {
  const kept = new Map<string, Names<BizRow>>();
  byClient.set(client, kept);
  onTokenChange(client.session, () => kept.clear());
  return kept;
}

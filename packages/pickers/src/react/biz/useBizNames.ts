import { useClient, type Client } from '@gezi/client';
import type { Names } from '../../core/names/createNames';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import type { NamesState } from '../kit/NamesState';
import { sharedNames } from '../kit/sharedNames';
import { useNames } from '../kit/useNames';
import { requestBizPage } from './requestBizPage';
import type { BizRow, BizSource } from './BizSource';
import { useBizName } from './useBizName';

/** Names of stored records of a business list. Requests of many components become one call. */
export function useBizNames(values: readonly string[], source: BizSource): NamesState<BizRow> {
  const texts = useTexts();
  return useNames(bizNames(useClient(), source), values, useBizName(source), texts.biz.unknown);
}

const bizNames = (client: Client, source: BizSource): Names<BizRow> => {
  const { url, rowKey = 'id' } = source;
  return sharedNames(client, `${url} ${rowKey}`, {
    keyOf: (row) => cellText(row[rowKey]),
    async load(values) {
      // The dialog says that the address is missing.
      if (!url) return [];
      // Every list takes a list of values as a condition (contract, part 1 §1.9).
      const query = { [`${rowKey}_MultiString`]: values.join(','), pageNo: 1, pageSize: values.length };
      return (await requestBizPage(client, source, query, { silent: true })).records;
    },
  });
};

import {
  contractLineFields,
  incrementLineFields,
  orderLineFields,
  planLineFields,
  receiptLineFields,
  tenderLineFields,
  type ListField,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useTexts } from '../shared/texts';

/** Fields of the lines of documents, by the member that has the lines. */
const lineFields: Readonly<Record<string, readonly ListField[]>> = {
  purchasePlanDetailList: planLineFields,
  detailList: tenderLineFields,
  contractInfoDetailList: contractLineFields,
  orderDetailList: orderLineFields,
  incrementDetailList: incrementLineFields,
  receiptDetailList: receiptLineFields,
};

/** Labels of the members in the details of a log entry; an unknown member has its name. */
export function useMemberNames() {
  const { members } = useTexts();
  const locale = useLocale();
  const nameOf = (name: string): string => members[name] ?? name;
  /** @param list member that has the lines */
  const nameInLine = (list: string, name: string): string =>
    lineFields[list]?.find(({ key }) => key === name)?.label[locale] ?? nameOf(name);
  return { nameOf, nameInLine };
}

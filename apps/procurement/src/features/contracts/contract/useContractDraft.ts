import { useClient } from '@gezi/client';
import {
  addContract,
  ContractAdd,
  contractLineFields,
  contractType,
  editContract,
  type ContractInfo,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useCallback, useMemo } from 'react';
import { isBlankRow } from '../../../documents/core/lineRows';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import {
  useDocumentForm,
  type DocumentList,
  type DocumentValues,
  type LineEntry,
} from '../../../documents/useDocumentForm';
import { draftFor } from '../../../forms/core/draft';
import { useTexts } from '../shared/texts';
import {
  headerFrom,
  lineRowFrom,
  listsFrom,
  valuesOf,
  type ContractHeader,
  type ContractLineRow,
  type PriceRow,
} from './core/contractDraft';

/** Form values of a contract in draft. */
export interface ContractValues extends DocumentValues<ContractLineRow>, ContractHeader {
  prices: readonly PriceRow[];
}

/** Members that a contract needs to be submitted. */
const NEEDED = ['contactsName', 'contactsPhone', 'startDate', 'endDate'] as const;

/** The form of a contract in draft. @param contract absent for a new one, which has the values `start` */
export function useContractDraft(
  contract: ContractInfo | undefined,
  start: ContractValues,
  { onStored, onLinesRefused }: { onStored: (contract: ContractInfo) => void; onLinesRefused: () => void },
) {
  const texts = useTexts();
  const { fillIn } = useDocumentTexts();
  const client = useClient();
  const titleOf = useLineTitles();
  const lines = useMemo<LineEntry<ContractLineRow, ContractLineRow>>(
    () => ({
      member: 'contractInfoDetailList',
      rowsOf: (rows) => [...rows],
      entriesOf: (rows) => rows.map(lineRowFrom),
      isSent: (row) => !isBlankRow(row),
      titleOf,
    }),
    [titleOf],
  );
  const lists = useMemo<DocumentList[]>(
    () => [
      {
        member: 'jgConfirmList',
        name: 'prices',
        isSent: (row: PriceRow) => !isBlankRow(row),
        titleOf: (column) => texts[column as 'materialName' | 'price' | 'remark'],
      },
    ],
    [texts],
  );

  function save(
    { lines: _lines, prices, ...header }: ContractValues,
    rows: readonly ContractLineRow[],
    stored?: ContractInfo,
  ) {
    const body = { ...headerFrom(header), ...listsFrom(rows, prices) };
    return stored
      ? client.call(editContract, { ...body, id: stored.id, updateTime: stored.updateTime }, { silent: true })
      : client.call(addContract, body, { silent: true });
  }

  function rules(values: ContractValues, isComplete: boolean): Partial<Record<string, string>> | undefined {
    const { startDate, endDate } = values;
    const isReversed = startDate !== null && endDate !== null && endDate < startDate;
    const missing = isComplete ? NEEDED.filter((name) => !String(values[name] ?? '').trim()) : [];
    return {
      ...(isReversed && { endDate: texts.endBeforeStart }),
      ...Object.fromEntries(missing.map((name) => [name, fillIn(texts[name])])),
      ...(isComplete && !values.contractUrl && { contractUrl: texts.fileMissing }),
    };
  }

  return useDocumentForm<ContractValues, ContractLineRow, ContractLineRow, ContractInfo>({
    doc: contract,
    schema: ContractAdd,
    initial: contract ? valuesOf(contract) : start,
    draft: draftFor(`contract.${start.contractType}.${start.purchaseInfoId ?? ''}.${start.supplierId}`, contract),
    lines,
    lists,
    valuesOf,
    save,
    onStored,
    onLinesRefused,
    rules,
  });
}
export type ContractDraftForm = ReturnType<typeof useContractDraft>;

/** Headings of the columns of the lines. */
function useLineTitles(): (column: string) => string {
  const language = useLocale();
  return useCallback(
    (column) => contractLineFields.find(({ key }) => key === column)?.label[language] ?? column,
    [language],
  );
}

/** Framework agreements may leave quantities open. */
export const needsQuantity = (type: string): boolean => type === contractType.project;

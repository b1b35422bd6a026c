import type { ListField } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import type { LineEntry } from '../../../documents/useDocumentForm';
import { contractRowOf, type ContractLineRow, type QuantityMember } from './core/contractRows';

/**
 * Input of lines that are taken from a contract.
 *
 * @param member member of the document with its lines
 * @param fields name the columns
 */
export function useContractLineEntry(
  member: string,
  quantity: QuantityMember,
  fields: readonly ListField[],
): LineEntry<ContractLineRow, ContractLineRow> {
  const language = useLocale();
  return useMemo(
    () => ({
      member,
      rowsOf: (rows) => [...rows],
      entriesOf: (rows) => rows.map((row) => contractRowOf(quantity, { ...row })),
      // A refusal of the contract's line is shown with its material.
      titleOf: (column) =>
        fields.find(({ key }) => key === (column === 'contractDetailId' ? 'materialName' : column))?.label[language],
    }),
    [member, quantity, fields, language],
  );
}

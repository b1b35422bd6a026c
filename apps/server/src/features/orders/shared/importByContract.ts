import type { Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { documentImport, type ImportedDocuments } from '../../../records/documents/documentImport';
import type { ListImport } from '../../../records/workbooks/ListImport';
import { orderTexts } from './orderTexts';

interface DraftsOfContracts<Input> extends Pick<ImportedDocuments<Input>, 'name' | 'columns' | 'lines' | 'add'> {
  /** Contract of a number, if the caller's tenant has it. */
  contractIdOf: (caller: Caller, contractNo: string) => Promise<string | undefined>;
}

/** Import of drafts that name their contract by number: the first sheet has the drafts, the second their lines. */
export const importByContract = <Input extends { contractId: string }>(
  db: Database,
  caller: Caller,
  { contractIdOf, add, ...sheets }: DraftsOfContracts<Input>,
): ListImport =>
  documentImport<Omit<Input, 'contractId'> & { contractNo: string }>(db, {
    ...sheets,
    link: 'contractNo',
    check: (rows) =>
      Promise.all(
        rows.map(async ({ contractNo }) => {
          const isKnown = await contractIdOf(caller, contractNo as string);
          return isKnown ? undefined : (['contractNo', orderTexts.unknownContract] as const);
        }),
      ),
    async add({ contractNo, ...input }, logChange) {
      const contractId = await contractIdOf(caller, contractNo);
      if (!contractId) throw refuse(orderTexts.unknownContract, 'contractNo');
      // The compiler does not see that these are the members of `Input` again.
      return add({ ...input, contractId } as unknown as Input, logChange);
    },
  });

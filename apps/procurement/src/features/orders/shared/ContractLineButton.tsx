import { usePermission } from '@gezi/client';
import { contractLineFields, listContractLines, type ContractDetailRow } from '@gezi/domain';
import { FileSearchOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { splitTaken } from '../../../documents/core/splitTaken';
import { LineChooser, type TakenLine } from '../../../documents/LineChooser';
import { leftOf, rowOfContract, type ContractLineRow, type QuantityMember } from './core/contractRows';
import { useTexts } from './texts';

const SHOWN: readonly string[] = ['materialCode', 'materialName', 'models', 'unit', 'price'];
const FIELDS = contractLineFields.filter(({ key }) => SHOWN.includes(key));

interface ContractLineButtonProps {
  /** Absent until one is chosen. */
  contractId: string | undefined;
  quantity: QuantityMember;
  /** Lines of the draft. */
  lines: readonly ContractLineRow[];
  insert: (rows: readonly ContractLineRow[]) => Promise<unknown>;
  setQuantity: (lineId: string, count: number | null) => void;
}

/** Takes lines of the contract into a draft, with quantities up to what is left of them. */
export function ContractLineButton({ contractId, quantity, lines, insert, setQuantity }: ContractLineButtonProps) {
  const texts = useTexts();
  const { message } = App.useApp();
  const mayList = usePermission('contract:contractInfo:list');
  const [isOpen, setOpen] = useState(false);
  const input = useMemo(() => ({ contractId }), [contractId]);
  if (!mayList) return null;

  const inDraft = new Map(lines.map((line) => [line.contractDetailId, line]));
  const quantityOf = ({ id }: ContractDetailRow) => inDraft.get(id)?.[quantity];

  async function take(taken: readonly TakenLine<ContractDetailRow>[]) {
    const { added, changed, kept } = splitTaken(taken, quantityOf);
    for (const { row, quantity: count } of changed) setQuantity(inDraft.get(row.id)!.id, count);
    await insert(added.map(({ row, quantity: count }) => rowOfContract(quantity, row, count)));
    if (added.length > 0) void message.success(texts.linesTaken(added.length));
    if (changed.length > 0) void message.success(texts.quantitiesChanged(changed.length));
    if (kept > 0) void message.warning(texts.linesKnown(kept));
  }

  return (
    <>
      <Button
        icon={<FileSearchOutlined aria-hidden />}
        onClick={() => (contractId ? setOpen(true) : void message.warning(texts.contractFirst))}
      >
        {texts.chooseLines}
      </Button>
      {isOpen && (
        <LineChooser<ContractDetailRow>
          title={texts.chooseLines}
          fields={FIELDS}
          endpoint={listContractLines}
          input={input}
          leftOf={leftOf}
          quantityOf={quantityOf}
          nameOf={nameOf}
          onTake={(taken) => void take(taken)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const nameOf = ({ materialName, models }: ContractDetailRow) => [materialName, models].filter(Boolean).join(' ');

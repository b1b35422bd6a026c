import { choosableSupplierFields, listChoosableSuppliers, type ChoosableSupplier } from '@gezi/domain';
import { LineChooser } from '../../../documents/LineChooser';

interface SupplierChooserProps {
  title: string;
  onTake: (suppliers: readonly ChoosableSupplier[]) => void;
  onClose: () => void;
}

/** Takes suppliers that may be invited, those that other tenants share included. */
export function SupplierChooser({ title, onTake, onClose }: SupplierChooserProps) {
  return (
    <LineChooser<ChoosableSupplier>
      title={title}
      fields={choosableSupplierFields}
      endpoint={listChoosableSuppliers}
      nameOf={nameOf}
      onTake={(taken) => onTake(taken.map(({ row }) => row))}
      onClose={onClose}
    />
  );
}

const nameOf = ({ name }: ChoosableSupplier) => name;

import { WarningOutlined } from '@ant-design/icons';
import { faultText } from '../core/faultText';
import { useTexts } from '../texts';
import { faultsOf, useSimple } from './SimpleContext';

/** Faults of the elements of a card. */
export function FaultNote({ ids }: { ids: readonly string[] }) {
  const texts = useTexts();
  const { faults } = useSimple();
  const own = [...new Set(faultsOf(faults, ids).map((fault) => faultText(fault, texts)))];
  if (own.length === 0) return null;
  return (
    <span className="gezi-flow-fault">
      <WarningOutlined aria-hidden /> {own.join('；')}
    </span>
  );
}

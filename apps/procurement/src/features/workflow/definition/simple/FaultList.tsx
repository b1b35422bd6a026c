import { WarningOutlined } from '@ant-design/icons';
import type { DefinitionFault } from '@gezi/domain';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { faultText } from '../core/faultText';
import { useTexts } from '../texts';

interface FaultListProps {
  faults: readonly DefinitionFault[];
  /** Shows an element. */
  onFocus: (elementId: string) => void;
}

/** Button with the number of faults; its list leads to the elements. */
export function FaultList({ faults, onFocus }: FaultListProps) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (faults.length === 0) return null;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      content={
        <ul className="gezi-flow-faults" aria-label={texts.faultList}>
          {faults.map((fault, at) => (
            // Faults have no id of their own.
            // eslint-disable-next-line react/no-array-index-key
            <li key={`${fault.code} ${fault.elementId} ${at}`}>
              <Button
                type="link"
                disabled={fault.elementId === null}
                onClick={() => {
                  setOpen(false);
                  if (fault.elementId !== null) onFocus(fault.elementId);
                }}
              >
                {[fault.name, faultText(fault, texts)].filter(Boolean).join('：')}
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      <Button danger type="text" icon={<WarningOutlined aria-hidden />} className="gezi-flow-fault-count">
        {texts.faultCount(faults.length)}
      </Button>
    </Popover>
  );
}

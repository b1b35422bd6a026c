import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined, MoreOutlined } from '@ant-design/icons';
import type { SimpleTask } from '@gezi/domain';
import { Button, Dropdown } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../texts';
import { STEP_ICONS } from './AddStep';
import { FaultNote } from './FaultNote';
import { faultsOf, useSimple } from './SimpleContext';
import { StepSummary } from './StepSummary';

/** A step as a card. Enter opens its settings, Delete removes it, Alt with an arrow moves it. */
export function StepCard({ step }: { step: SimpleTask }) {
  const texts = useTexts();
  const { apply, open, faults } = useSimple();
  const { node, out } = step;
  const kind = kindOf(node);
  const name = node.name || texts.unnamed;
  const ids = [node.id, out.id, ...(node.type === 'userTask' ? (node.timers ?? []).map((timer) => timer.id) : [])];

  function onKeyDown(event: KeyboardEvent): void {
    if (!apply) return;
    const move = event.altKey && { ArrowUp: 'moveUp', ArrowDown: 'moveDown' }[event.key];
    if (event.key !== 'Delete' && !move) return;
    event.preventDefault();
    apply({ type: move ? (move as 'moveUp') : 'remove', id: node.id });
  }

  return (
    <div className={`gezi-flow-card is-${kind}${faultsOf(faults, ids).length > 0 ? ' has-fault' : ''}`}>
      <button
        type="button"
        className="gezi-flow-card-face"
        data-flow-stop
        data-flow-id={ids.join(' ')}
        aria-label={texts.open(texts.kinds[kind], name)}
        onClick={() => open(node.id)}
        onKeyDown={onKeyDown}
      >
        <span className="gezi-flow-card-title">
          {STEP_ICONS[kind]} {name}
        </span>
        <StepSummary node={node} />
        <FaultNote ids={ids} />
      </button>
      {apply && (
        <Dropdown
          destroyOnHidden
          trigger={['click']}
          menu={{
            items: [
              { key: 'moveUp', icon: <ArrowUpOutlined aria-hidden />, label: texts.moveUp },
              { key: 'moveDown', icon: <ArrowDownOutlined aria-hidden />, label: texts.moveDown },
              { key: 'copy', icon: <CopyOutlined aria-hidden />, label: texts.duplicate },
              { key: 'remove', icon: <DeleteOutlined aria-hidden />, label: texts.removeStep, danger: true },
            ],
            onClick: ({ key }) => apply({ type: key as 'remove', id: node.id }),
          }}
        >
          <Button
            className="gezi-flow-card-more"
            type="text"
            size="small"
            icon={<MoreOutlined aria-hidden />}
            aria-label={texts.more(name)}
          />
        </Dropdown>
      )}
    </div>
  );
}

export const kindOf = ({ type }: SimpleTask['node']): 'approval' | 'copy' | 'timer' =>
  type === 'userTask' ? 'approval' : type === 'timer' ? 'timer' : 'copy';

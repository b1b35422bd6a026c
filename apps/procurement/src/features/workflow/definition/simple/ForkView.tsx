import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined, MoreOutlined, PlusOutlined } from '@ant-design/icons';
import { isDefault, type SimpleBranch, type SimpleFork } from '@gezi/domain';
import { Button, Dropdown } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../texts';
import { STEP_ICONS } from './AddStep';
import { FaultNote } from './FaultNote';
import { EndMark } from './Marks';
import { faultsOf, useSimple } from './SimpleContext';

interface ForkViewProps {
  fork: SimpleFork;
  name: string;
  /** Steps of a branch. @param label name of the branch */
  renderPath: (branch: SimpleBranch, label: string) => ReactNode;
}

/** Branches side by side under the card of their fork. */
export function ForkView({ fork, name, renderPath }: ForkViewProps) {
  const texts = useTexts();
  const { apply, open } = useSimple();
  const { gateway, branches, join } = fork;
  const { type } = gateway;
  const ids = [gateway.id, ...(join ? [join.id] : []), ...(fork.out ? [fork.out.id] : [])];

  function onKeyDown(event: KeyboardEvent): void {
    const move = event.altKey && { ArrowUp: 'moveUp', ArrowDown: 'moveDown' }[event.key];
    if (!apply || (event.key !== 'Delete' && !move)) return;
    event.preventDefault();
    apply({ type: move ? (move as 'moveUp') : 'remove', id: gateway.id });
  }

  return (
    <div className="gezi-flow-fork">
      <div className="gezi-flow-fork-head">
        <button
          type="button"
          className={`gezi-flow-fork-name is-${type}`}
          data-flow-stop
          data-flow-id={ids.join(' ')}
          aria-label={texts.open(texts.kinds[type], name)}
          onClick={() => open(gateway.id)}
          onKeyDown={onKeyDown}
        >
          {STEP_ICONS[type]} {name}
          <FaultNote ids={ids} />
        </button>
        {apply && (
          <>
            <Button
              size="small"
              icon={<PlusOutlined aria-hidden />}
              aria-label={texts.addBranchTo(name)}
              onClick={() =>
                apply({
                  type: 'addBranch',
                  fork: gateway.id,
                  name:
                    type === 'parallel' ? texts.branch(branches.length + 1) : texts.conditionBranch(branches.length),
                })
              }
            >
              {texts.addBranch}
            </Button>
            <Button
              size="small"
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`${texts.removeStep} ${name}`}
              onClick={() => apply({ type: 'remove', id: gateway.id })}
            />
          </>
        )}
      </div>
      <div className="gezi-flow-branches">
        {branches.map((branch, at) => (
          <div className="gezi-flow-branch" key={branch.id}>
            <BranchCard fork={fork} branch={branch} at={at} />
            <div className="gezi-flow-path">
              {renderPath(branch, branch.name || texts.branch(at + 1))}
              {branch.path.end && <EndMark end={branch.path.end} />}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function BranchCard({ fork, branch, at }: { fork: SimpleFork; branch: SimpleBranch; at: number }) {
  const texts = useTexts();
  const { apply, open, faults } = useSimple();
  const { type } = fork.gateway;
  const name = branch.name || texts.branch(at + 1);
  const summary =
    type === 'parallel'
      ? texts.allBranches
      : isDefault(fork, branch)
        ? texts.isDefault
        : (branch.condition ?? texts.noCondition);

  function onKeyDown(event: KeyboardEvent): void {
    const move = event.altKey && { ArrowUp: 'branchUp', ArrowDown: 'branchDown' }[event.key];
    if (!apply || (event.key !== 'Delete' && !move)) return;
    event.preventDefault();
    apply({ type: move ? (move as 'branchUp') : 'removeBranch', branch: branch.id });
  }

  return (
    <div className={`gezi-flow-card is-branch${faultsOf(faults, [branch.id]).length > 0 ? ' has-fault' : ''}`}>
      <button
        type="button"
        className="gezi-flow-card-face"
        data-flow-stop
        data-flow-id={branch.id}
        aria-label={texts.open(texts.branchSettings, name)}
        onClick={() => open(branch.id)}
        onKeyDown={onKeyDown}
      >
        <span className="gezi-flow-card-title">{name}</span>
        <span className="gezi-flow-condition">{summary}</span>
        <FaultNote ids={[branch.id]} />
      </button>
      {apply && (
        <Dropdown
          destroyOnHidden
          trigger={['click']}
          menu={{
            items: [
              { key: 'branchUp', icon: <ArrowLeftOutlined aria-hidden />, label: texts.moveLeft, disabled: at === 0 },
              {
                key: 'branchDown',
                icon: <ArrowRightOutlined aria-hidden />,
                label: texts.moveRight,
                disabled: at === fork.branches.length - 1,
              },
              { key: 'removeBranch', icon: <DeleteOutlined aria-hidden />, label: texts.removeBranch, danger: true },
            ],
            onClick: ({ key }) => apply({ type: key as 'removeBranch', branch: branch.id }),
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

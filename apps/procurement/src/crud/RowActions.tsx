import { Children, Fragment, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { RowButton } from './RowButton';
import { RowLink } from './RowLink';
import { RowMore } from './RowMore';
import { useNarrow } from './useNarrow';

interface RowActionsProps {
  /** `RowButton`, `RowLink` and `RowMore`, the foremost first. */
  children: ReactNode;
}

/** What can be done with a row: side by side, in a narrow window behind one button as soon as there is more than one. */
export function RowActions({ children }: RowActionsProps) {
  const isNarrow = useNarrow();
  const actions = isNarrow ? actionsOf(children) : [];
  return (
    <span className="gezi-row-actions">{actions.length > 1 ? <FoldedActions actions={actions} /> : children}</span>
  );
}

function FoldedActions({ actions }: { actions: readonly Action[] }) {
  const navigate = useNavigate();
  return (
    <RowMore
      name={actions.find(({ of }) => of !== undefined)?.of}
      items={actions.map(({ label, danger, disabled }, at) => ({ key: String(at), label, danger, disabled }))}
      onChoose={(at) => {
        const { run } = actions[Number(at)]!;
        if (typeof run === 'string') void navigate(run);
        else run();
      }}
    />
  );
}

interface Action {
  label: string;
  of: string | undefined;
  danger: boolean;
  disabled: boolean;
  /** What it does, or the path it leads to. */
  run: (() => void) | string;
}

function actionsOf(children: ReactNode): Action[] {
  return Children.toArray(children).flatMap((child) => {
    if (isOf<{ children?: ReactNode }>(child, Fragment)) return actionsOf(child.props.children);
    if (isOf(child, RowButton)) {
      const { label, of, danger = false, disabled = false, onClick } = child.props;
      return { label, of, danger, disabled, run: onClick };
    }
    if (isOf(child, RowLink)) {
      const { label, of, to } = child.props;
      return { label, of, danger: false, disabled: false, run: to };
    }
    if (isOf(child, RowMore<string>)) {
      const { name, items, onChoose } = child.props;
      return items.map(({ key, label, danger = false, disabled = false }) => ({
        label,
        of: name,
        danger,
        disabled,
        run: () => onChoose(key),
      }));
    }
    return [];
  });
}

function isOf<Props>(node: ReactNode, type: ComponentType<Props> | typeof Fragment): node is ReactElement<Props> {
  return isValidElement(node) && node.type === type;
}

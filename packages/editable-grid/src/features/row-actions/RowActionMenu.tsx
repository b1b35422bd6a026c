import type { RowAction } from '../../core/columns/RowAction';
import { Menu, type GridMenuItem } from '../../react/Menu';
import { useTexts } from '../../texts/useTexts';
import type { ActionPlace } from './rowActionsFeature';

/** The opened menu: its actions, and the button it belongs to. */
export interface OpenMenu<Row extends object> {
  actions: readonly RowAction<Row>[];
  place: ActionPlace<Row>;
  at: HTMLElement;
}

export interface RowActionMenuProps<Row extends object> extends OpenMenu<Row> {
  /** Keys of running actions. */
  pending: ReadonlySet<string>;
  onRun: (action: RowAction<Row>) => void;
  onClose: () => void;
}

/** Menu of the row actions without a button. */
export function RowActionMenu<Row extends object>(props: RowActionMenuProps<Row>) {
  const { actions, place, at, pending, onRun, onClose } = props;
  const texts = useTexts();
  const items = actions.map((action): GridMenuItem => {
    const { key, label, danger = false, href, onClick } = action;
    const refusal = action.disabled?.(place.row) ?? false;
    const isOff = refusal !== false && refusal !== '';
    return {
      key,
      label,
      danger,
      disabled: isOff || pending.has(key),
      ...(typeof refusal === 'string' && { reason: refusal }),
      ...(href && !isOff && { href: href(place.row), leaves: !onClick }),
      onSelect: () => onRun(action),
    };
  });
  const label = place.name === undefined ? texts.moreActions : texts.actionOf(texts.moreActions, place.name);
  return <Menu label={label} items={items} at={at} onClose={onClose} />;
}

/** The question of a confirmation dialog. */
export interface ActionQuestion {
  /** Heading; default the action's label. */
  title?: string;
  /** The question itself. */
  content: string;
  /** Button that agrees; default `确定`. */
  okText?: string;
}

interface RowActionBase<Row> {
  /** Unique in the row; a code in `excluded` hides the action. */
  key: string;
  /** Text of the button or menu item. */
  label: string;
  /** Red. Default false. */
  danger?: boolean;
  /** Question before the action runs, as text or in parts; may depend on the row. Default: none. */
  confirm?: string | ActionQuestion | ((row: Row) => string | ActionQuestion);
  /** Whether the row offers the action. Default: every row. */
  visible?: (row: Row) => boolean;
  /** `true` greys the action, a text greys it and is its reason in a tooltip. Default false. */
  disabled?: (row: Row) => boolean | string;
  /** The action is always in the 更多 menu. Default false. */
  inMenu?: boolean;
}

/**
 * An action of a row: a button, or a link if it has `href`. While the promise of `onClick` is pending the button shows
 * progress and cannot be pressed again; its rejection is shown as an error message.
 */
export type RowAction<Row> = RowActionBase<Row> &
  (
    | { onClick: (row: Row) => unknown; href?: undefined }
    | {
        /** Address of the page the link leads to. */
        href: (row: Row) => string;
        /** Follows the link inside the application on a plain click; without it the browser loads the address. */
        onClick?: (row: Row) => unknown;
      }
  );

/** An action on all selected rows. */
export interface BatchAction<Row> {
  /** Unique; a code in `excluded` hides the action. */
  key: string;
  /** Text of the button. */
  label: string;
  /** Red. Default false. */
  danger?: boolean;
  /** Question before the action runs, e.g. `是否删除选中数据?`. Default: none. */
  confirm?: string;
  /** Receives the selected rows that are in the grid; rows that a filter hides are left out. */
  onClick: (rows: readonly Row[]) => void;
}

/** How the actions of a column are laid out. */
export interface RowActionLayout<Row> {
  /** Actions of a row, in order. */
  actions?: readonly RowAction<Row>[];
  /** Name of a row, e.g. a person's; buttons are then announced as `编辑 张三`. */
  rowName?: (row: Row) => string;
  /** Most buttons of a row, 更多 included; default 3. */
  maxShown?: number;
  /** All actions are behind 更多 as soon as a row has more than one. Default false. */
  folded?: boolean;
}

const MAX_SHOWN = 3;

/** The actions a row offers: those with a button, and those behind 更多. */
export function actionsOf<Row>(
  { actions = [], maxShown = MAX_SHOWN, folded = false }: RowActionLayout<Row>,
  row: Row,
): { shown: readonly RowAction<Row>[]; more: readonly RowAction<Row>[] } {
  const offered = actions.filter(({ visible }) => visible?.(row) ?? true);
  if (folded) return offered.length > 1 ? { shown: [], more: offered } : { shown: offered, more: [] };
  const direct = offered.filter(({ inMenu }) => !inMenu);
  const menu = offered.filter(({ inMenu }) => inMenu);
  if (menu.length === 0 && direct.length <= maxShown) return { shown: direct, more: [] };
  return { shown: direct.slice(0, maxShown - 1), more: [...direct.slice(maxShown - 1), ...menu] };
}

/** Most buttons a row of the column can have, and whether it can have 更多. */
export function actionSlots<Row>({ actions = [], maxShown = MAX_SHOWN, folded = false }: RowActionLayout<Row>): {
  buttons: number;
  more: boolean;
} {
  if (folded) return { buttons: 1, more: actions.length > 1 };
  const direct = actions.filter(({ inMenu }) => !inMenu).length;
  const more = direct > maxShown || direct < actions.length;
  return { buttons: Math.min(direct, maxShown), more };
}

/** Pixels of the column, wide enough for its heading and for every row. */
export function actionsWidth<Row>(layout: RowActionLayout<Row>, title: string, moreLabel: string): number {
  return Math.max(textWidth(title) + HEAD_PADDING, buttonsWidth(layout, moreLabel) + PADDING);
}

function buttonsWidth<Row>(layout: RowActionLayout<Row>, moreLabel: string): number {
  const { actions = [], maxShown = MAX_SHOWN, folded = false } = layout;
  const { more } = actionSlots(layout);
  const direct = actions
    .filter(({ inMenu }) => !inMenu)
    .map(({ label, visible }) => ({ width: textWidth(label), visible }));
  const opener = textWidth(moreLabel) + CHEVRON;
  if (folded) return Math.max(opener, ...actions.map(({ label }) => textWidth(label)));
  // If actions are not in every row, any of them may be next to each other.
  if (direct.some(({ visible }) => visible)) direct.sort((a, b) => b.width - a.width);
  const widths = direct.map(({ width }) => width);
  const beside = [...widths.slice(0, maxShown - 1), ...(more ? [opener] : [])];
  const alone = more && direct.every(({ visible }) => !visible) ? [] : widths.slice(0, maxShown);
  return Math.max(...[beside, alone].map(side));
}

const GAP = 12;
const PADDING = 28;
const HEAD_PADDING = 36;
const CHEVRON = 12;
const side = (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width, 0) + Math.max(0, widths.length - 1) * GAP;
/** Full-width characters take 14 pixels, others 8. */
const textWidth = (label: string) => Array.from(label).reduce((sum, char) => sum + (char > '\u2e80' ? 14 : 8), 0);

/** The question of an action for a row; `undefined` if it asks none. */
export function questionOf<Row>(
  { confirm, label }: RowAction<Row>,
  row: Row,
): (Required<Pick<ActionQuestion, 'title' | 'content'>> & ActionQuestion) | undefined {
  const question = typeof confirm === 'function' ? confirm(row) : confirm;
  if (question === undefined || question === '') return undefined;
  return typeof question === 'string'
    ? { title: label, content: question }
    : { ...question, title: question.title ?? label };
}

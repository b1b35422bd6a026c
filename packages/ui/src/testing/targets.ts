/** Criterion 2.5.8 of WCAG 2.2, in CSS pixels. */
const LEAST = 24;
const TARGETS = [
  'button',
  'a[href]',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  'label:has(input)',
  // Choices of lists and calendars of antd, whose roles are on hidden twins.
  ...['select-item-option', 'picker-cell', 'picker-time-panel-cell-inner', 'cascader-menu-item'].map(
    (name) => `.ant-${name}`,
  ),
  '.ant-color-picker-presets-color',
  ...[
    'button',
    'checkbox',
    'combobox',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'radio',
    'slider',
    'switch',
    'tab',
    'treeitem',
  ].map((role) => `[role=${role}]`),
].join(', ');
/** Boxes around an input that receive its pointer. */
const BOX =
  'label, .ant-input-affix-wrapper, .ant-select, .ant-input-number, .ant-picker, .gezi-cell, .gezi-form-box, .gezi-fd-edge';
const INSET = 2;

interface Target {
  element: Element;
  rect: DOMRect;
}

/** Pointer targets of a page that are too small and too close to others, as texts; empty if there is none. */
export function smallTargets(root: ParentNode): string[] {
  const all = targetsOf(root);
  const small = all.filter(({ rect }) => !isLarge(rect));
  return small
    .filter((target) => {
      if (isInText(target.element)) return false;
      const others = all.filter(({ element }) => !holds(element, target.element) && !holds(target.element, element));
      return others.some((other) => isNear(target.rect, other.rect, !isLarge(other.rect)));
    })
    .map(({ element, rect }) => `${nameOf(element)} ${Math.round(rect.width)} × ${Math.round(rect.height)}`);
}

/** Open popups: lists, calendars, menus, panels and dialogs. */
const POPUPS = [
  '.gezi-popup',
  ...['select-dropdown', 'picker-dropdown', 'cascader-dropdown', 'dropdown', 'popover', 'modal', 'drawer-content'].map(
    (name) => `.ant-${name}`,
  ),
  ...['dialog', 'menu', 'listbox'].map((role) => `[role=${role}]`),
].join(', ');

/** Small targets of all open popups, once they stand still. */
export async function smallPopupTargets(): Promise<string[]> {
  // At most a second: one animation may follow another.
  for (let turn = 0; turn < 10 && document.getAnimations().some(isMoving); turn += 1)
    await new Promise((done) => setTimeout(done, 100));
  const popups = [...document.querySelectorAll(POPUPS)];
  const outer = popups.filter((popup) => !popups.some((other) => other !== popup && other.contains(popup)));
  return outer.flatMap((popup) => smallTargets(popup));
}

/** How many targets `smallTargets` looks at. */
export const countTargets = (root: ParentNode): number => targetsOf(root).length;

/** The focused element if something else covers it wholly, as a text. */
export function hiddenFocus(): string | undefined {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return undefined;
  // Hidden inputs show their focus at their box.
  const shown = focused.getBoundingClientRect().width > 1 ? focused : (focused.closest(BOX) ?? focused);
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const xs = [left + INSET, (left + right) / 2, right - INSET];
  const ys = [top + INSET, (top + bottom) / 2, bottom - INSET];
  const isSeen = xs.some((x) => ys.some((y) => isAt(shown, x, y)));
  return isSeen ? undefined : nameOf(focused);
}

function targetsOf(root: ParentNode): Target[] {
  const seen = new Map<Element, Target>();
  for (const found of root.querySelectorAll(TARGETS)) {
    if (found.matches(':disabled, [aria-disabled=true]')) continue;
    const element = found.matches('input') ? (found.closest(BOX) ?? found) : found;
    const rect = element.getBoundingClientRect();
    const isShown = rect.width > 1 && rect.height > 1 && element.checkVisibility({ opacityProperty: true });
    if (isShown && isAt(element, rect.left + rect.width / 2, rect.top + rect.height / 2))
      seen.set(element, { element, rect });
  }
  return [...seen.values()];
}

/** True if nothing covers the element, or the box around an input, at the point. */
function isAt(element: Element, x: number, y: number): boolean {
  const box = element.matches('input') ? (element.closest(BOX) ?? element) : element;
  return box.contains(document.elementFromPoint(x, y));
}

const isMoving = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;

const isLarge = ({ width, height }: DOMRect) => Math.round(width) >= LEAST && Math.round(height) >= LEAST;
const holds = (outer: Element, inner: Element) => outer.contains(inner);

/** Exception of the criterion: the height of a target in a sentence is that of its line. */
const isInText = (element: Element) => getComputedStyle(element).display === 'inline';

/**
 * True if the 24 px circle around the middle of a small target overlaps another target, or the circle of another small one
 * (spacing exception of criterion 2.5.8).
 */
function isNear(rect: DOMRect, other: DOMRect, isSmall: boolean): boolean {
  const [x, y] = middleOf(rect);
  const [otherX, otherY] = middleOf(other);
  if (isSmall) return Math.hypot(x - otherX, y - otherY) < LEAST;
  const dx = Math.max(other.left - x, 0, x - other.right);
  const dy = Math.max(other.top - y, 0, y - other.bottom);
  return Math.hypot(dx, dy) < LEAST / 2;
}

const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

const nameOf = (element: Element) =>
  `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 20)}” .${[...element.classList].join('.')}`;

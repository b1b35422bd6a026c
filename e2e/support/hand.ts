import { expect, type Locator, type Page } from '@playwright/test';

/** One way of using a page: with the mouse or with the keyboard alone. */
export interface Hand {
  readonly name: 'mouse' | 'keyboard';
  /** Moves the focus to an element. */
  focus(target: Locator): Promise<void>;
  /** Activates a button, link, menu item or tab. */
  press(target: Locator): Promise<void>;
  /** Checks a checkbox or radio, or turns on a switch. */
  check(target: Locator): Promise<void>;
  /** Replaces the text of an input. */
  fill(target: Locator, text: string): Promise<void>;
  /** Chooses an option of a select by its text. */
  choose(select: Locator, option: string): Promise<void>;
  /** Opens the context menu of an element. */
  openMenu(target: Locator): Promise<void>;
}

export const mouse: Hand = {
  name: 'mouse',
  focus: (target) => target.click(),
  press: (target) => target.click(),
  // The input of a segmented control is hidden below its label.
  check: (target) => target.locator('xpath=(ancestor-or-self::label|.)[1]').click(),
  fill: (target, text) => target.fill(text),
  async choose(select, option) {
    // The popup of a native select is not part of the page.
    if (await isNative(select)) return void (await select.selectOption({ label: option }));
    await select.click();
    await select.page().locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  },
  openMenu: (target) => target.click({ button: 'right' }),
};

export const keyboard: Hand = {
  name: 'keyboard',
  focus: reach,
  async press(target) {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  async check(target) {
    await reach(target);
    // An arrow key may have selected a radio on the way.
    if (!(await target.isChecked())) await target.page().keyboard.press('Space');
  },
  async fill(target, text) {
    const { keyboard: keys } = target.page();
    await reach(target);
    // Typing on a cell of a grid replaces its value; Ctrl+A would select all cells.
    const isCell = await target.evaluate((element) => element.closest('[role=gridcell]') !== null);
    if (!isCell) await keys.press('Control+a');
    if (!isCell) await keys.press('Delete');
    await keys.insertText(text);
  },
  async choose(select, option) {
    const { keyboard: keys } = select.page();
    await reach(select);
    if (await isNative(select)) return chooseNative(select, option);
    const popup = select.page().locator('.ant-select-dropdown:visible');
    if ((await select.getAttribute('aria-expanded')) !== 'true') await keys.press('ArrowDown');
    const active = popup.locator('.ant-select-item-option-active');
    await expect(popup).toBeVisible();
    // An opening select moves to its chosen option in a task of its own.
    await select.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    for (let step = 0; step < MAX_STEPS; step += 1) {
      if ((await active.getAttribute('title')) === option) {
        await keys.press('Enter');
        // A select of several options stays open. Escape in a closed select would close the dialog around it.
        if (await isMultiple(select)) await keys.press('Escape');
        return;
      }
      await keys.press('ArrowDown');
    }
    throw new Error(`no option ${option}`);
  },
  async openMenu(target) {
    await reach(target);
    await target.page().keyboard.press('Shift+F10');
  },
};

const isNative = (select: Locator) => select.evaluate((element) => element instanceof HTMLSelectElement);

const isMultiple = (select: Locator) => select.evaluate((element) => element.closest('.ant-select-multiple') !== null);

/** Goes through the options of a native select with the arrow keys, from the first. */
async function chooseNative(select: Locator, option: string): Promise<void> {
  const { keyboard: keys } = select.page();
  await keys.press('Home');
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const chosen = await select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label);
    if (chosen === option) return;
    await keys.press('ArrowDown');
  }
  throw new Error(`no option ${option}`);
}

/** Keys after which a target counts as unreachable. */
const MAX_STEPS = 200;

/**
 * Moves the focus to an element as a keyboard user does: by Tab, and by arrow keys inside of a menu, tree, grid, tab list,
 * toolbar or group of radios.
 */
export async function reach(target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const { keyboard: keys } = target.page();
  let last = '';
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const key = await target.evaluate(wayTo, last);
    if (key === 'here') return;
    await keys.press(key);
    last = key;
  }
  throw new Error('not reached by keyboard');
}

/** The next key on the way to an element. Runs in the page. */
function wayTo(element: Element, last: string): string {
  const focused = document.activeElement;
  const descendant = focused?.getAttribute('aria-activedescendant');
  const active = (descendant && focused?.contains(element) && document.getElementById(descendant)) || focused;
  // A menu item focuses the link inside.
  if (element.contains(active)) return 'here';
  // Submenus lie in their menu.
  const outermost = (roles: string) => {
    let found = element.closest(roles);
    for (let outer = found; outer; outer = outer.parentElement?.closest(roles) ?? null) found = outer;
    return found !== active && found?.contains(active) ? found : undefined;
  };
  const isBefore = active && element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;

  const grid = outermost('[role=grid]');
  if (grid && active) {
    const [from, to] = [active, element].map((each) => each.closest('[role=row]')?.getBoundingClientRect().top ?? 0);
    if (from !== to) return from! < to! ? 'ArrowDown' : 'ArrowUp';
    return active.getBoundingClientRect().left < element.getBoundingClientRect().left ? 'ArrowRight' : 'ArrowLeft';
  }
  const leaving = focused?.closest('[role=grid]');
  if (leaving && leaving !== focused && last !== 'Escape') return 'Escape';
  if (outermost('[role=menu],[role=tree]')) return isBefore ? 'ArrowUp' : 'ArrowDown';
  if (element.matches('[role=tab],input[type=radio]') && outermost('[role=tablist],[role=radiogroup]'))
    return isBefore ? 'ArrowLeft' : 'ArrowRight';
  const toolbar = outermost('[role=toolbar]');
  // Some toolbars have one tab stop only.
  if (toolbar?.querySelector('[tabindex="-1"]')) return isBefore ? 'ArrowLeft' : 'ArrowRight';
  return isBefore ? 'Shift+Tab' : 'Tab';
}

/** Signs in through the login page by hand. */
export async function enter(
  hand: Hand,
  page: Page,
  url: string,
  username: string,
  { password = 'Gezi@2026', tenant = '' } = {},
): Promise<void> {
  await page.goto(`${url}/user/login`);
  await hand.fill(page.getByRole('textbox', { name: '用户名', exact: true }), username);
  await hand.fill(page.getByLabel('密码', { exact: true }), password);
  await hand.fill(page.getByRole('textbox', { name: '验证码', exact: true }), '0000');
  await hand.press(page.getByRole('button', { name: '登录', exact: true }));
  if (tenant) {
    await hand.check(page.getByRole('radio', { name: tenant }));
    await hand.press(page.getByRole('button', { name: '进入系统' }));
  }
  await page.waitForURL((target) => !target.pathname.startsWith('/user/login'));
}

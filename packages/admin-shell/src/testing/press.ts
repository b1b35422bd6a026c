import { fireEvent } from 'storybook/test';

const CODES = { Enter: 13, ArrowDown: 40 };

/** Presses a key at the focus with the legacy key code, which antd's menu and select require and userEvent omits. */
export function press(key: keyof typeof CODES): Promise<boolean> {
  return fireEvent.keyDown(document.activeElement!, { key, code: key, keyCode: CODES[key], which: CODES[key] });
}

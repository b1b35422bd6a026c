import { fireEvent } from 'storybook/test';

const CODES = { Enter: 13, ArrowDown: 40 };

/** Presses a key where the focus is, with the old key code: antd's menu and select read no other, userEvent sends none. */
export function press(key: keyof typeof CODES): Promise<boolean> {
  return fireEvent.keyDown(document.activeElement!, { key, code: key, keyCode: CODES[key], which: CODES[key] });
}

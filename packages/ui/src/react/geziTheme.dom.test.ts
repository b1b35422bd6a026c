import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { contrast, READABLE } from '../core/contrast';
import { themeColors } from '../core/themeColors';
import { geziTheme } from './geziTheme';

const cases = themeColors.flatMap(({ color }) => [false, true].map((dark) => ({ color, dark })));

describe.each(cases)('theme $color, dark $dark', ({ color, dark }) => {
  const token = theme.getDesignToken(geziTheme({ primary: color, dark }));

  test.each([
    'colorPrimary',
    'colorPrimaryHover',
    'colorPrimaryActive',
    'colorError',
    'colorErrorHover',
    'colorErrorActive',
  ] as const)('white text is readable on %s', (name) =>
    expect(contrast('#ffffff', token[name])).toBeGreaterThanOrEqual(READABLE),
  );

  test.each([
    'colorLink',
    'colorLinkHover',
    'colorErrorText',
    'colorSuccessText',
    'colorWarningText',
    'colorTextTertiary',
  ] as const)('%s is readable on page, card and dialog', (name) => {
    expect(contrast(token[name], token.colorBgContainer)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(token[name], token.colorBgLayout)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(token[name], token.colorBgElevated)).toBeGreaterThanOrEqual(READABLE);
  });

  const { components } = geziTheme({ primary: color, dark });

  test.each(['Primary', 'Info', 'Success', 'Warning', 'Error'] as const)('text of a %s tag is readable', (status) =>
    expect(contrast(components!.Tag![`color${status}`]!, token[`color${status}Bg`])).toBeGreaterThanOrEqual(READABLE),
  );

  test('the selected menu item is readable', () => {
    expect(contrast(components!.Menu!.itemSelectedColor!, token.controlItemBgActive)).toBeGreaterThanOrEqual(READABLE);
  });

  test('the error message of a field is readable', () => {
    expect(contrast(components!.Form!.colorError!, token.colorBgContainer)).toBeGreaterThanOrEqual(READABLE);
  });
});

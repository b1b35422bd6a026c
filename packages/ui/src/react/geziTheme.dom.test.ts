import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { contrast, HIGHLY_READABLE, READABLE } from '../core/contrast';
import { themeColors } from '../core/themeColors';
import { geziTheme } from './geziTheme';
import { themeVariables } from './ThemeVariables';

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

describe.each([false, true])('more contrast, dark %s', (dark) => {
  const token = theme.getDesignToken(geziTheme({ dark, highContrast: true }));

  test.each(['colorLink', 'colorErrorText', 'colorWarningText', 'colorTextSecondary', 'colorTextTertiary'] as const)(
    '%s is readable with 7 : 1',
    (name) => {
      expect(contrast(token[name], token.colorBgContainer)).toBeGreaterThanOrEqual(HIGHLY_READABLE);
      expect(contrast(token[name], token.colorBgElevated)).toBeGreaterThanOrEqual(HIGHLY_READABLE);
    },
  );

  test('borders are seen with 3 : 1', () => {
    expect(contrast(token.colorBorder, token.colorBgContainer)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token.colorBorderSecondary, token.colorBgContainer)).toBeGreaterThanOrEqual(3);
  });
});

test('compact sizes and own tokens reach the variables of CSS', () => {
  const tokenOf = (choice: Parameters<typeof geziTheme>[0]) => themeVariables(theme.getDesignToken(geziTheme(choice)));
  expect(tokenOf({ compact: true })).toMatchObject({ 'control-height': '28px', 'font-size': '12px', space: '8px' });
  const overrides = {
    token: { borderRadius: 10, colorBgContainer: '#fffdf5' },
    components: { Table: { cellPaddingBlock: 3 } },
  };
  expect(tokenOf({ overrides })).toMatchObject({ radius: '10px', bg: '#fffdf5' });
  expect(geziTheme({ overrides }).components!.Table).toMatchObject({ cellPaddingBlock: 3, colorPrimary: '#096dd9' });
});

test('alerts have the corners of cards, unless overridden', () => {
  expect(geziTheme().components!.Alert).toMatchObject({ borderRadius: 8 });
  const overrides = { components: { Alert: { borderRadius: 2 } } };
  expect(geziTheme({ overrides }).components!.Alert).toMatchObject({ borderRadius: 2 });
});

test('styles.css has the default theme for pages without a provider', () => {
  const css = readFileSync(join(import.meta.dirname, '../styles.css'), 'utf8');
  const root = /:root \{([^}]*)\}/.exec(css)![1]!;
  const written = root.matchAll(/--gezi-([\w-]+):\s*([^;]+);/g);
  const plain = (value: string) => value.replaceAll(/\s+/g, '').toLowerCase();
  expect(Object.fromEntries([...written].map(([, name, value]) => [name, plain(value!)]))).toEqual(
    Object.fromEntries(
      Object.entries(themeVariables(theme.getDesignToken(geziTheme()))).map(([n, v]) => [n, plain(v)]),
    ),
  );
});

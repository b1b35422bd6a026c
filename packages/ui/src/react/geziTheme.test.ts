// @vitest-environment jsdom
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
  ] as const)('%s is readable on the page', (name) =>
    expect(contrast(token[name], token.colorBgContainer)).toBeGreaterThanOrEqual(READABLE),
  );
});

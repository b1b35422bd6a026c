import { theme } from 'antd';
import { useInsertionEffect, useMemo } from 'react';
import { readableStep } from '../core/contrast';

/** antd tokens available to CSS as `--gezi-…`. */
const VARIABLES = {
  primary: 'colorPrimary',
  'primary-hover': 'colorPrimaryHover',
  'primary-text': 'colorPrimaryText',
  'primary-bg': 'colorPrimaryBg',
  error: 'colorError',
  'error-text': 'colorErrorText',
  'error-bg': 'colorErrorBg',
  warning: 'colorWarning',
  'warning-text': 'colorWarningText',
  'warning-bg': 'colorWarningBg',
  success: 'colorSuccess',
  'success-text': 'colorSuccessText',
  'success-bg': 'colorSuccessBg',
  link: 'colorLink',
  'link-hover': 'colorLinkHover',
  text: 'colorText',
  'text-secondary': 'colorTextSecondary',
  'text-muted': 'colorTextTertiary',
  'text-disabled': 'colorTextDisabled',
  border: 'colorBorder',
  'border-light': 'colorBorderSecondary',
  bg: 'colorBgContainer',
  'bg-page': 'colorBgLayout',
  'bg-raised': 'colorBgElevated',
  'bg-head': 'colorFillAlter',
  'bg-hover': 'controlItemBgHover',
  'bg-selected': 'controlItemBgActive',
  'bg-disabled': 'colorBgContainerDisabled',
  fill: 'colorFill',
  'fill-light': 'colorFillSecondary',
  outline: 'controlOutline',
  'error-outline': 'colorErrorOutline',
  shadow: 'boxShadowSecondary',
  font: 'fontFamily',
} as const;

const ELEMENT_ID = 'gezi-theme-variables';

/** Writes the current theme to `:root` as CSS variables. */
export function ThemeVariables({ dark }: { dark: boolean }) {
  const { token } = theme.useToken();
  const css = useMemo(() => {
    const selected = readableStep(token.colorPrimaryText, token.controlItemBgActive);
    const lines = Object.entries(VARIABLES).map(([name, key]) => `--gezi-${name}:${token[key]};`);
    return `:root{color-scheme:${dark ? 'dark' : 'light'};--gezi-radius:${token.borderRadius}px;--gezi-font-size:${token.fontSize}px;--gezi-selected-text:${selected};${lines.join('')}}`;
  }, [token, dark]);

  useInsertionEffect(() => {
    let style = document.getElementById(ELEMENT_ID);
    if (!style) {
      style = document.createElement('style');
      style.id = ELEMENT_ID;
      document.head.append(style);
    }
    style.textContent = css;
  }, [css]);

  return null;
}

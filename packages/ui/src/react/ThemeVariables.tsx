import { theme } from 'antd';
import { useInsertionEffect, useMemo } from 'react';
import { readableStep } from '../core/contrast';
import { fixedColors } from '../core/fixedColors';

/** antd tokens available to CSS as `--gezi-…`: colours. */
const COLORS = {
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
  'on-solid': 'colorTextLightSolid',
  mask: 'colorBgMask',
  star: 'yellow6',
  highlight: 'gold6',
  outline: 'controlOutline',
  'error-outline': 'colorErrorOutline',
  shadow: 'boxShadowSecondary',
  font: 'fontFamily',
} as const;

/** The same: sizes, in pixels. */
const SIZES = {
  radius: 'borderRadius',
  'font-size': 'fontSize',
  'control-height': 'controlHeight',
  space: 'paddingSM',
  'space-xs': 'paddingXS',
  'space-lg': 'marginLG',
} as const;

/** Pixels of an outline that marks selected rows and parts, besides their tint, for users who prefer more contrast. */
const MARK = 2;

const ELEMENT_ID = 'gezi-theme-variables';

type Token = ReturnType<typeof theme.useToken>['token'];

/** Values of all `--gezi-…` variables for tokens of antd. */
export function themeVariables(token: Token, highContrast = false): Record<string, string> {
  const variables: Record<string, string> = {
    'selected-text': readableStep(token.colorPrimaryText, token.controlItemBgActive),
    mark: highContrast ? `${MARK}px` : '0px',
    ...fixedColors,
  };
  for (const [name, key] of Object.entries(COLORS)) variables[name] = token[key].trim().replace(/\s+/g, ' ');
  for (const [name, key] of Object.entries(SIZES)) variables[name] = `${token[key]}px`;
  return variables;
}

export interface ThemeVariablesProps {
  dark: boolean;
  highContrast: boolean;
  /** Class of the elements that get the variables; default `:root`. */
  scope?: string;
}

/** Writes the current theme as CSS variables. */
export function ThemeVariables({ dark, highContrast, scope }: ThemeVariablesProps) {
  const { token } = theme.useToken();
  const css = useMemo(() => {
    const lines = Object.entries(themeVariables(token, highContrast)).map(
      ([name, value]) => `--gezi-${name}:${value};`,
    );
    return `${scope ? `.${scope}` : ':root'}{color-scheme:${dark ? 'dark' : 'light'};${lines.join('')}}`;
  }, [token, dark, highContrast, scope]);

  useInsertionEffect(() => {
    const id = scope ?? ELEMENT_ID;
    let style = document.getElementById(id);
    if (!style) {
      style = document.createElement('style');
      style.id = id;
      document.head.append(style);
    }
    style.textContent = css;
    return scope ? () => style.remove() : undefined;
  }, [css, scope]);

  return null;
}

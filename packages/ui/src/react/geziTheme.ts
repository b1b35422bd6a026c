import { theme, type ThemeConfig } from 'antd';
import { contrast, HIGHLY_READABLE, READABLE, readableStep } from '../core/contrast';
import { DEFAULT_THEME_COLOR } from '../core/themeColors';
import { readableComponents } from './readableComponents';

export interface ThemeChoice {
  /** Seed of the theme colour; default `#1890FF` (B§9). */
  primary?: string;
  dark?: boolean;
  /** False turns animations off; default true. */
  motion?: boolean;
  /** antd's compact sizes. Default false. */
  compact?: boolean;
  /** Texts of 7 : 1 and dark borders. Default false. */
  highContrast?: boolean;
  /** Overrides of antd's tokens, for all components or one. */
  overrides?: Pick<ThemeConfig, 'token' | 'components'>;
}

type MapToken = ReturnType<typeof theme.defaultAlgorithm>;
type SeedToken = Parameters<typeof theme.defaultAlgorithm>[0];

/** Background of a page, below its cards. */
const PAGE = { light: '#f5f7fa', dark: '#0a0b0d' };
const SOLID = ['Primary', 'Error', 'Success', 'Warning', 'Info'] as const;

/**
 * antd's theme in Gezi's colours. Solid buttons, links and status texts use the step of their palette with a contrast of
 * at least 4.5 : 1, in light and dark mode, and of 7 : 1 with `highContrast`.
 */
export function geziTheme({
  primary = DEFAULT_THEME_COLOR,
  dark = false,
  motion = true,
  compact = false,
  highContrast = false,
  overrides = {},
}: ThemeChoice = {}): ThemeConfig {
  const algorithm = [dark ? theme.darkAlgorithm : theme.defaultAlgorithm, highContrast ? highlyReadable : readable];
  const base: ThemeConfig = {
    algorithm: compact ? [...algorithm, theme.compactAlgorithm] : algorithm,
    token: {
      colorPrimary: primary,
      colorInfo: primary,
      borderRadius: 4,
      motion,
      fontFamily:
        "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'WenQuanYi Micro Hei', 'Noto Sans CJK SC', sans-serif",
      wireframe: false,
      // A loading button stays readable; its spinner is enough.
      opacityLoading: 1,
      ...overrides.token,
    },
  };
  const components: NonNullable<ThemeConfig['components']> = {
    // Corners of the cards around them.
    Alert: { borderRadius: 8 },
    Layout: { headerHeight: 59, headerPadding: '0 16px' },
    Modal: { headerMarginBottom: 16, footerMarginTop: 20 } as object,
    // Compact lines of trees would be 20 px: too small a target (WCAG 2.5.8).
    Tree: { titleHeight: 24 },
    TreeSelect: { titleHeight: 24 },
    ...readableComponents(theme.getDesignToken(base), highContrast ? HIGHLY_READABLE : READABLE),
  };
  for (const [name, tokens] of Object.entries(overrides.components ?? {}))
    Object.assign(components, { [name]: { ...components[name as keyof typeof components], ...tokens } });
  return { ...base, components };
}

// Functions without a call, so that bundles without a theme leave the colours of antd out.
const readable = (seed: SeedToken, token?: MapToken): MapToken => readableTokens(READABLE, seed, token);
const highlyReadable = (seed: SeedToken, token?: MapToken): MapToken => readableTokens(HIGHLY_READABLE, seed, token);

/** @param token antd passes each algorithm the result of the previous one */
function readableTokens(least: number, seed: SeedToken, token: MapToken = theme.defaultAlgorithm(seed)): MapToken {
  const isDark = contrast(token.colorBgContainer, '#ffffff') > READABLE;
  const layout = isDark ? PAGE.dark : PAGE.light;
  // Text appears on pages, cards and dialogs: the background with the least contrast decides.
  const ground = isDark ? token.colorBgElevated : layout;
  const changed: Record<string, string> = { colorBgLayout: layout };
  for (const name of SOLID) {
    const solid = readableStep(token[`color${name}`], '#ffffff', least);
    changed[`color${name}`] = solid;
    changed[`color${name}Hover`] = hoverOf(token[`color${name}Hover`], solid, least);
    changed[`color${name}Active`] = readableStep(token[`color${name}Active`], '#ffffff', least);
    // Text and outlined buttons have the page as background, not the colour.
    changed[`color${name}Text`] = readableStep(token[`color${name}`], ground, least);
    changed[`color${name}TextHover`] = readableStep(token[`color${name}TextHover`], ground, least);
    changed[`color${name}TextActive`] = readableStep(token[`color${name}TextActive`], ground, least);
  }
  changed.colorLink = changed.colorPrimaryText!;
  changed.colorLinkHover = changed.colorPrimaryTextHover!;
  changed.colorLinkActive = changed.colorPrimaryTextActive!;
  const isHigh = least > READABLE;
  // antd's own 25–45 % text shades have too little contrast for descriptions and placeholders.
  changed.colorTextTertiary = soften(token.colorTextBase, isHigh ? 0.8 : 0.58);
  changed.colorTextQuaternary = changed.colorTextTertiary;
  if (isHigh) {
    changed.colorTextSecondary = soften(token.colorTextBase, 0.9);
    changed.colorBorder = soften(token.colorTextBase, 0.65);
    changed.colorBorderSecondary = soften(token.colorTextBase, 0.5);
  }
  return { ...token, ...changed };
}

/** A hover step that is readable under white text, otherwise the colour itself. */
const hoverOf = (hover: string, solid: string, least: number) => (contrast(hover, '#ffffff') >= least ? hover : solid);

function soften(base: string, alpha: number): string {
  const [r, g, b] = base.toLowerCase().startsWith('#fff') ? [255, 255, 255] : [0, 0, 0];
  const on = base.toLowerCase().startsWith('#fff') ? 20 : 255;
  const mixed = [r, g, b].map((channel) => Math.round(channel! * alpha + on * (1 - alpha)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

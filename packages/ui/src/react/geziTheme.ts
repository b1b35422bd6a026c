import { theme, type ThemeConfig } from 'antd';
import { contrast, READABLE, readableStep } from '../core/contrast';
import { DEFAULT_THEME_COLOR } from '../core/themeColors';
import { readableComponents } from './readableComponents';

export interface ThemeChoice {
  /** Seed of the theme colour; default `#1890FF` (B§9). */
  primary?: string;
  dark?: boolean;
  /** False turns animations off; default true. */
  motion?: boolean;
}

type MapToken = ReturnType<typeof theme.defaultAlgorithm>;
type SeedToken = Parameters<typeof theme.defaultAlgorithm>[0];

/** Background of a page, below its cards. */
const PAGE = { light: '#f5f7fa', dark: '#0a0b0d' };
const SOLID = ['Primary', 'Error', 'Success', 'Warning', 'Info'] as const;

/**
 * antd's theme in Gezi's colours. Solid buttons, links and status texts use the step of their palette with a contrast of
 * at least 4.5 : 1, in light and dark mode.
 */
export function geziTheme({
  primary = DEFAULT_THEME_COLOR,
  dark = false,
  motion = true,
}: ThemeChoice = {}): ThemeConfig {
  const base: ThemeConfig = {
    algorithm: dark ? [theme.darkAlgorithm, readable] : [theme.defaultAlgorithm, readable],
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
    },
  };
  return {
    ...base,
    components: {
      Layout: { headerHeight: 59, headerPadding: '0 16px' },
      Modal: { headerMarginBottom: 16, footerMarginTop: 20 } as object,
      ...readableComponents(theme.getDesignToken(base)),
    },
  };
}

// antd passes each algorithm the result of the previous one.
const readable = (seed: SeedToken, token: MapToken = theme.defaultAlgorithm(seed)): MapToken => {
  const isDark = contrast(token.colorBgContainer, '#ffffff') > READABLE;
  const layout = isDark ? PAGE.dark : PAGE.light;
  // Text appears on pages, cards and dialogs: the background with the least contrast decides.
  const ground = isDark ? token.colorBgElevated : layout;
  const changed: Record<string, string> = { colorBgLayout: layout };
  for (const name of SOLID) {
    const solid = readableStep(token[`color${name}`], '#ffffff');
    changed[`color${name}`] = solid;
    changed[`color${name}Hover`] = hoverOf(token[`color${name}Hover`], solid);
    changed[`color${name}Active`] = readableStep(token[`color${name}Active`], '#ffffff');
    // Text and outlined buttons have the page as background, not the colour.
    const text = readableStep(token[`color${name}`], ground);
    changed[`color${name}Text`] = text;
    changed[`color${name}TextHover`] = readableStep(token[`color${name}TextHover`], ground);
    changed[`color${name}TextActive`] = readableStep(token[`color${name}TextActive`], ground);
  }
  changed.colorLink = changed.colorPrimaryText!;
  changed.colorLinkHover = changed.colorPrimaryTextHover!;
  changed.colorLinkActive = changed.colorPrimaryTextActive!;
  // antd's own 25–45 % text shades have too little contrast for descriptions and placeholders.
  changed.colorTextTertiary = soften(token.colorTextBase, 0.58);
  changed.colorTextQuaternary = soften(token.colorTextBase, 0.58);
  return { ...token, ...changed };
};

/** A hover step that is readable under white text, otherwise the colour itself. */
const hoverOf = (hover: string, solid: string) => (contrast(hover, '#ffffff') >= READABLE ? hover : solid);

function soften(base: string, alpha: number): string {
  const [r, g, b] = base.toLowerCase().startsWith('#fff') ? [255, 255, 255] : [0, 0, 0];
  const on = base.toLowerCase().startsWith('#fff') ? 20 : 255;
  const mixed = [r, g, b].map((channel) => Math.round(channel! * alpha + on * (1 - alpha)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

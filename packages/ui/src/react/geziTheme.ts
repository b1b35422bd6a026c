import { theme, type ThemeConfig } from 'antd';
import { contrast, READABLE, readableStep } from '../core/contrast';
import { DEFAULT_THEME_COLOR } from '../core/themeColors';

export interface ThemeChoice {
  /** Seed of the theme colour; default `#1890FF` (B§9). */
  primary?: string;
  dark?: boolean;
}

type MapToken = ReturnType<typeof theme.defaultAlgorithm>;
type SeedToken = Parameters<typeof theme.defaultAlgorithm>[0];

const SOLID = ['Primary', 'Error', 'Success', 'Warning', 'Info'] as const;

/**
 * antd's theme in Gezi's colours: the seed as chosen, with every solid button, link and status text moved
 * to the step of its palette that keeps 4.5 : 1, by day and by night.
 */
export function geziTheme({ primary = DEFAULT_THEME_COLOR, dark = false }: ThemeChoice = {}): ThemeConfig {
  return {
    algorithm: dark ? [theme.darkAlgorithm, readable] : [theme.defaultAlgorithm, readable],
    token: {
      colorPrimary: primary,
      colorInfo: primary,
      borderRadius: 4,
      fontFamily:
        "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'WenQuanYi Micro Hei', 'Noto Sans CJK SC', sans-serif",
      wireframe: false,
    },
    components: {
      Layout: { headerHeight: 59, headerPadding: '0 16px' },
      Menu: { itemBorderRadius: 4 },
    },
  };
}

// antd hands each algorithm of a list the result of the one before it.
const readable = (seed: SeedToken, token: MapToken = theme.defaultAlgorithm(seed)): MapToken => {
  const ground = token.colorBgContainer;
  const changed: Record<string, string> = {};
  for (const name of SOLID) {
    const solid = readableStep(token[`color${name}`], '#ffffff');
    changed[`color${name}`] = solid;
    changed[`color${name}Hover`] = hoverOf(token[`color${name}Hover`], solid);
    changed[`color${name}Active`] = readableStep(token[`color${name}Active`], '#ffffff');
    // Text and outlined buttons stand on the page, not on the colour.
    const text = readableStep(token[`color${name}`], ground);
    changed[`color${name}Text`] = text;
    changed[`color${name}TextHover`] = readableStep(token[`color${name}TextHover`], ground);
    changed[`color${name}TextActive`] = readableStep(token[`color${name}TextActive`], ground);
  }
  changed.colorLink = changed.colorPrimaryText!;
  changed.colorLinkHover = changed.colorPrimaryTextHover!;
  changed.colorLinkActive = changed.colorPrimaryTextActive!;
  // antd's own 25–45 % shades of text fall below the line for descriptions and placeholders.
  changed.colorTextTertiary = soften(token.colorTextBase, ground, 0.58);
  changed.colorTextQuaternary = soften(token.colorTextBase, ground, 0.58);
  return { ...token, ...changed };
};

/** A hover step that stays readable under white, else the resting colour itself. */
const hoverOf = (hover: string, solid: string) => (contrast(hover, '#ffffff') >= READABLE ? hover : solid);

function soften(base: string, ground: string, alpha: number): string {
  const [r, g, b] = base.toLowerCase().startsWith('#fff') ? [255, 255, 255] : [0, 0, 0];
  const on = ground.toLowerCase().startsWith('#fff') ? 255 : 20;
  const mixed = [r, g, b].map((channel) => Math.round(channel! * alpha + on * (1 - alpha)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

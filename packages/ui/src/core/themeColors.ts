/** The eight colours of the settings drawer (B§2); the first named by the specification is the default. */
export const themeColors = [
  { key: 'dust', color: '#F5222D', zh: '薄暮', en: 'Dust Red' },
  { key: 'volcano', color: '#FA541C', zh: '火山', en: 'Volcano' },
  { key: 'sunset', color: '#FAAD14', zh: '日暮', en: 'Sunset Orange' },
  { key: 'cyan', color: '#13C2C2', zh: '明青', en: 'Cyan' },
  { key: 'green', color: '#52C41A', zh: '极光绿', en: 'Polar Green' },
  { key: 'daybreak', color: '#1890FF', zh: '拂晓蓝（默认）', en: 'Daybreak Blue (default)' },
  { key: 'geek', color: '#2F54EB', zh: '极客蓝', en: 'Geek Blue' },
  { key: 'purple', color: '#722ED1', zh: '酱紫', en: 'Golden Purple' },
] as const;

/** Theme seed of the specification (B§9). */
export const DEFAULT_THEME_COLOR = '#1890FF';

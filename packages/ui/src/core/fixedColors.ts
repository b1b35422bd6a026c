/** Colours that no theme changes. Everything else that components paint follows the tokens of antd. */
export const fixedColors = {
  /** Ground of documents, bar codes and signatures: paper is white in dark mode too. */
  paper: '#ffffff',
  /** Shadows, and grounds below white icons over pictures. */
  ink: '#000000',
  /** Dark navigation: its ground, from top to bottom, and its texts. */
  nav: '#0b1d33',
  'nav-end': '#0a1626',
  'nav-text': 'rgba(255, 255, 255, 0.78)',
} as const;

/** Text colours, named in `texts.colours`; each is readable on white (4.5 : 1). */
export const TEXT_COLOURS = {
  red: '#cf1322',
  orange: '#ad4e00',
  green: '#237804',
  blue: '#0958d9',
  purple: '#531dab',
  grey: '#595959',
} as const;

/** Marker colours; black is readable on each. */
export const MARKER_COLOURS = {
  red: '#ffccc7',
  orange: '#ffe7ba',
  yellow: '#ffffb8',
  green: '#d9f7be',
  blue: '#bae0ff',
  purple: '#efdbff',
} as const;

export type ColourName = keyof typeof TEXT_COLOURS | keyof typeof MARKER_COLOURS;

/** The same colour by lightness instead of value; all but the hue (degrees) from 0 to 1. */
export function hslOf(hue: number, saturation: number, value: number): [number, number, number] {
  const lightness = value * (1 - saturation / 2);
  const span = Math.min(lightness, 1 - lightness);
  return [hue, span === 0 ? 0 : (value - lightness) / span, lightness];
}

import { hslOf } from './hslOf';
import { safeColor } from './safeColor';

/** A colour that was chosen as the page can draw it: `hsv(…)` is a notation of the format, not of style sheets. */
export function shownColor(colour: string): string | undefined {
  const [, hue, saturation, value, alpha = '1'] =
    /^hsva?\(\s*([\d.]{1,9})(?:deg)?[\s,]+([\d.]{1,9})%[\s,]+([\d.]{1,9})%(?:[\s,/]+([\d.]{1,9}))?\s*\)$/i.exec(
      colour.trim(),
    ) ?? [];
  if (hue === undefined) return safeColor(colour);
  const [h, s, l] = hslOf(Number(hue), Number(saturation) / 100, Number(value) / 100);
  return `hsl(${h} ${Math.round(s * 100)}% ${Math.round(l * 100)}% / ${Number(alpha)})`;
}

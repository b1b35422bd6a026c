import { generate } from '@ant-design/colors';
import { FastColor } from '@ant-design/fast-color';

/** Minimum contrast ratio of normal text by WCAG AA. */
export const READABLE = 4.5;

/** The same by WCAG AAA, for users who prefer more contrast. */
export const HIGHLY_READABLE = 7;

/**
 * Contrast ratio of two opaque colours.
 *
 * @returns the WCAG 2 ratio, 1 (same) to 21 (black on white)
 */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The step of a colour's palette nearest to it whose contrast with `other` is sufficient; beyond the palette it
 * continues towards black (under white text) or white (on a dark background).
 *
 * @param color the seed, e.g. `#1890ff`
 * @param other colour of the text on it, or of the background below it
 * @param least minimum contrast ratio; default 4.5
 */
export function readableStep(color: string, other: string, least: number = READABLE): string {
  if (contrast(color, other) >= least) return new FastColor(color).toHexString();
  const towards = luminance(other) > 0.5 ? '#000000' : '#ffffff';
  const palette = generate(color);
  const steps = towards === '#000000' ? palette.slice(6) : palette.slice(0, 5).toReversed();
  const fitting = steps.find((step) => contrast(step, other) >= least);
  if (fitting) return fitting;
  for (let share = 5; share < 100; share += 5) {
    const mixed = new FastColor(color).mix(towards, share).toHexString();
    if (contrast(mixed, other) >= least) return mixed;
  }
  return towards;
}

function luminance(color: string): number {
  const { r, g, b } = new FastColor(color);
  const [red, green, blue] = [r, g, b].map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

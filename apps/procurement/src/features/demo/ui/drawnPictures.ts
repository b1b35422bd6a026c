import type { ViewedImage } from '@gezi/ui';

const COLOURS = ['#0958d9', '#237804', '#ad4e00'];

/** Sample certificates as inline drawings, so that nothing is downloaded. */
export const drawnPictures = (names: readonly string[]): ViewedImage[] =>
  names.map((alt, nth) => ({ alt, url: draw(alt, COLOURS[nth % COLOURS.length]!) }));

const draw = (text: string, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#fff"/><rect x="24" y="24" width="752" height="452" fill="none" stroke="${colour}" stroke-width="6"/><text x="400" y="250" font-size="64" font-family="sans-serif" fill="${colour}" text-anchor="middle">${text}</text><text x="400" y="330" font-size="28" font-family="sans-serif" fill="#595959" text-anchor="middle">No. 2026-0007</text></svg>`,
  )}`;

declare global {
  /** Takes a picture of an element as a data URL; only while stories run as tests (`tooling/pictureSetup.ts`). */
  var takePicture: ((element: Element) => Promise<string>) | undefined;
}

/** Largest difference of a colour channel that is none. */
const TOLERANCE = 64;

/** A part of a picture: left, top, width and height in pixels. */
export type Part = readonly [left: number, top: number, width: number, height: number];

export type Picture = CanvasRenderingContext2D;

/** The pixels of an element; undefined where stories do not run as tests. */
export async function pixelsOf(element: Element): Promise<Picture | undefined> {
  if (!globalThis.takePicture) return undefined;
  const picture = new Image();
  picture.src = await globalThis.takePicture(element);
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: picture.width, height: picture.height });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0);
  return context;
}

/**
 * Share of the pixels of a part that differ from a part of the same size in another picture, 0 to 1. A pixel is equal to
 * any neighbour of its counterpart, since edges are at fractions of pixels.
 */
export function differingShare(one: Picture, at: Part, other: Picture, otherAt: Part): number {
  const [width, height] = [Math.min(at[2], otherAt[2]), Math.min(at[3], otherAt[3])].map(Math.floor) as [
    number,
    number,
  ];
  const read = (from: Picture, [left, top]: Part) =>
    from.getImageData(Math.round(left), Math.round(top), width, height).data;
  const [a, b] = [read(one, at), read(other, otherAt)];
  const isEqual = (from: number, to: number) =>
    [0, 1, 2].every((channel) => Math.abs(a[4 * from + channel]! - b[4 * to + channel]!) <= TOLERANCE);
  const hasEqual = (x: number, y: number) =>
    NEIGHBOURS.some(([dx, dy]) => {
      const [nextX, nextY] = [x + dx, y + dy];
      const isInside = nextX >= 0 && nextX < width && nextY >= 0 && nextY < height;
      return isInside && isEqual(y * width + x, nextY * width + nextX);
    });
  let count = 0;
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (!hasEqual(x, y)) count += 1;
  return count / (width * height);
}

/** A pixel itself, and the eight around it. */
const NEIGHBOURS = [0, -1, 1].flatMap((x) => [0, -1, 1].map((y) => [x, y] as const));

/** Pixels of a rich text, tools included (B§9). */
export const EDITOR_HEIGHT = 300;

import { expect, screen, waitFor } from 'storybook/test';

/** Waits until a text can be seen: messages fade in, and those of the story before may still be there. */
export const seen = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text).at(-1)).toBeVisible(), { timeout: 4000 });

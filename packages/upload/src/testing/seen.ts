import { expect, screen, waitFor } from 'storybook/test';

/** Waits until a text is visible: messages fade in. */
export const seen = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text).at(-1)).toBeVisible(), { timeout: 4000 });

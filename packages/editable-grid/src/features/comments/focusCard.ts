/** Focuses the field for a new comment; the card if comments can only be read. */
export function focusCard(card: HTMLElement): void {
  const field = card.querySelector<HTMLElement>('.gezi-comment-reply textarea');
  (field ?? card.querySelector<HTMLElement>('[role=dialog]'))?.focus({ preventScroll: true });
}

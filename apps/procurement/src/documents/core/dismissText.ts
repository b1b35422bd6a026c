/** Text of the button that dismisses the question before an action; differs from that of the action itself. */
export const dismissText = (action: { label: string }, texts: { cancel: string; back: string }): string =>
  action.label === texts.cancel ? texts.back : texts.cancel;

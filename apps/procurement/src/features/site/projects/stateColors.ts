/** Colour of a project's state (purchase_status) as antd's tags name it. */
export const STATE_COLORS: Readonly<Record<string, string>> = {
  3: 'blue',
  4: 'green',
  5: 'gold',
  6: 'gold',
  7: 'gold',
  8: 'blue',
  9: 'blue',
};

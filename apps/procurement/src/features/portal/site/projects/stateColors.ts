/** Colour of a project's state (purchase_status) as antd's tags name it. */
export const STATE_COLORS: Readonly<Record<string, string>> = {
  3: 'processing',
  4: 'success',
  5: 'warning',
  6: 'warning',
  7: 'warning',
  8: 'processing',
  9: 'processing',
};

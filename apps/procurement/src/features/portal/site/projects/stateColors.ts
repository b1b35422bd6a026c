/** antd tag colours of project states (purchase_status). */
export const STATE_COLORS: Readonly<Record<string, string>> = {
  3: 'processing',
  4: 'success',
  5: 'warning',
  6: 'warning',
  7: 'warning',
  8: 'processing',
  9: 'processing',
};

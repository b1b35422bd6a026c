export const zhCN = {
  left: (days: number, clock: string) => (days > 0 ? `${days}天 ${clock}` : clock),
  ended: '已截止',
};
export type Texts = typeof zhCN;

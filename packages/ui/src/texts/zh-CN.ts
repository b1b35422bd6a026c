export const zhCN = {
  noData: '暂无数据',
  notFilled: '—',
  slideToVerify: '请按住滑块，拖动到最右边',
  verified: '验证通过',
  fullscreen: '全屏',
  exitFullscreen: '退出全屏',
  noBarcode: '暂无条形码',
  barcodeOf: (value: string) => `条形码 ${value}`,
  barcodeFailed: (value: string) => `“${value}”不能生成条形码`,
  noColour: '未选择',
  themeColours: '主题色',
  area: '省市区',
  chooseArea: '请选择省市区',
  areaLevels: ['省', '市', '区'],
};
export type Texts = typeof zhCN;

import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Price history',
  listLabel: 'List of prices',
  showTrend: 'Price trend',
  trend: 'Price trend',
  trendOf: (material) => `Price trend of ${material}`,
  material: 'Material',
  materials: 'Materials to compare',
  chooseMaterial: 'Choose a material',
  period: 'Time range',
  periods: { '6': '6 months', '12': '1 year', '24': '2 years', all: 'All' },
  date: 'Date',
  supplier: 'Supplier',
  price: 'Price (CNY)',
  source: 'Source',
  yuan: 'CNY',
  compare: {
    title: 'Price comparison',
    description: 'Compare the prices of materials by supplier',
    empty: 'Choose materials to compare the prices of their suppliers',
    noPrices: 'No prices in this time range',
    tableOf: (material) => `Supplier prices of ${material}`,
    perUnit: (unit) => `Unit: ${unit}`,
    lowest: 'Lowest',
  },
};

import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register, type EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// Only what the charts of the app use.
register([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** Starts an empty chart that fills an element. */
export const drawChart = (element: HTMLElement): EChartsType => init(element, null, { renderer: 'svg' });

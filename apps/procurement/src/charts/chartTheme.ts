import type { GlobalToken } from 'antd';

/** Colours and fonts of charts in the current theme. */
export function chartTheme(token: GlobalToken) {
  const axis = {
    axisLine: { lineStyle: { color: token.colorBorder } },
    axisTick: { lineStyle: { color: token.colorBorder } },
    axisLabel: { color: token.colorTextSecondary },
    splitLine: { lineStyle: { color: token.colorBorderSecondary } },
    nameTextStyle: { color: token.colorTextSecondary },
  };
  return {
    color: [
      token.colorPrimary,
      token['orange-6'],
      token['green-6'],
      token['purple-6'],
      token['cyan-6'],
      token['magenta-6'],
    ],
    textStyle: { fontFamily: token.fontFamily, color: token.colorText },
    axis,
    legend: {
      textStyle: { color: token.colorText },
      pageTextStyle: { color: token.colorTextSecondary },
      pageIconColor: token.colorTextSecondary,
      pageIconInactiveColor: token.colorTextDisabled,
      inactiveColor: token.colorTextDisabled,
    },
    tooltip: {
      // Drawn in the chart: names of records are never read as HTML.
      renderMode: 'richText' as const,
      backgroundColor: token.colorBgElevated,
      borderColor: token.colorBorder,
      textStyle: { color: token.colorText },
    },
  };
}

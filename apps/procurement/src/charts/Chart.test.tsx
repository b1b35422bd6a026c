import { GeziProvider } from '@gezi/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import { Activity } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Chart } from './Chart';
import { drawChart } from './drawChart';

vi.mock('./drawChart', () => ({ drawChart: vi.fn<typeof drawChart>() }));

const chart = {
  setOption: vi.fn<(option: object) => void>(),
  resize: vi.fn<() => void>(),
  dispose: vi.fn<() => void>(),
};
const figures = {
  xAxis: { type: 'time', axisLabel: { hideOverlap: true } },
  yAxis: { type: 'value' },
  series: [{ type: 'line', name: '恒泰泵业', data: [['2026-01-01', 12.5]] }],
};
const table = { columns: ['日期', '单价'], rows: [['2026-01-01', '12.5']] };
const show = (dark = false) => (
  <GeziProvider dark={dark}>
    <Chart label="价格走势" figures={figures} table={table} />
  </GeziProvider>
);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(drawChart).mockReturnValue(chart as never);
});

test('draws the figures in the colours of the theme', async () => {
  const { rerender, unmount } = render(show());
  await waitFor(() => expect(chart.setOption).toHaveBeenCalled());
  const option = () => chart.setOption.mock.lastCall![0] as { series: unknown; xAxis: object; color: string[] };
  const light = option();
  expect(light).toMatchObject({
    series: figures.series,
    xAxis: { type: 'time', axisLabel: { hideOverlap: true, color: expect.any(String) } },
    tooltip: { renderMode: 'richText' },
  });
  rerender(show(true));
  await waitFor(() => expect(option().xAxis).not.toEqual(light.xAxis));
  expect(drawChart).toHaveBeenCalledOnce();
  unmount();
  expect(chart.dispose).toHaveBeenCalledOnce();
});

test('a page that is shown again draws a new chart and leaves the disposed one alone', async () => {
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{show()}</Activity>;
  const { rerender } = render(page('visible'));
  await waitFor(() => expect(chart.setOption).toHaveBeenCalledOnce());
  rerender(page('hidden'));
  vi.mocked(drawChart).mockImplementationOnce(() => {
    expect(chart.setOption).toHaveBeenCalledOnce();
    return chart as never;
  });
  rerender(page('visible'));
  await waitFor(() => expect(chart.setOption).toHaveBeenCalledTimes(2));
});

test('has the figures as a table for screen readers', () => {
  render(show());
  const rows = within(screen.getByRole('table', { name: '价格走势' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['日期单价', '2026-01-0112.5']);
});

test('shows the table if the chart cannot be drawn', async () => {
  vi.mocked(drawChart).mockImplementation(() => {
    throw new Error('no canvas');
  });
  render(show());
  await waitFor(() => expect(screen.getByRole('table').parentElement).toHaveClass('gezi-chart-table'));
});

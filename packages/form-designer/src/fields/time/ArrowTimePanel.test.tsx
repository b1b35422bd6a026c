import { fireEvent, render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { ArrowTimePanel } from './ArrowTimePanel';

test('arrows and arrow keys select the next and previous value of a unit', () => {
  const onSelect = vi.fn<(time: Dayjs) => void>();
  const props = { value: dayjs('2026-01-01 09:59:30'), showTime: { format: 'HH:mm' }, onSelect };
  render(<ArrowTimePanel {...(props as unknown as ComponentProps<typeof ArrowTimePanel>)} />);
  expect(screen.getAllByRole('group').map((unit) => unit.textContent)).toEqual(['080910', '585900']);
  fireEvent.click(screen.getByRole('button', { name: '时加一' }));
  fireEvent.keyDown(screen.getByRole('button', { name: '分减一' }), { key: 'ArrowDown' });
  expect(onSelect.mock.calls.map(([time]) => time.format('HH:mm:ss'))).toEqual(['10:59:30', '09:00:30']);
});

import { expect, test } from 'vitest';
import { mergeMetrics } from './mergeMetrics';

const metrics = (count: number) => `# HELP http_requests Requests
# TYPE http_requests counter
http_requests{route="/a b",text="x} 1"} ${count}
http_requests{} 2 1700000000
# HELP memory_bytes Memory
# TYPE memory_bytes gauge
memory_bytes ${count}e6
`;

test('samples of a metric stay together and have the number of their worker', () => {
  expect(
    mergeMetrics([
      { number: 1, text: metrics(3) },
      { number: 2, text: metrics(5) },
    ]),
  ).toBe(`# HELP http_requests Requests
# TYPE http_requests counter
http_requests{worker="1",route="/a b",text="x} 1"} 3
http_requests{worker="1",} 2 1700000000
http_requests{worker="2",route="/a b",text="x} 1"} 5
http_requests{worker="2",} 2 1700000000
# HELP memory_bytes Memory
# TYPE memory_bytes gauge
memory_bytes{worker="1"} 3e6
memory_bytes{worker="2"} 5e6
`);
});

test('a worker without an answer is left out', () => {
  expect(
    mergeMetrics([
      { number: 1, text: '' },
      { number: 2, text: 'up 1\n' },
    ]),
  ).toBe('up{worker="2"} 1\n');
  expect(mergeMetrics([])).toBe('');
});

import { expect, test } from 'vitest';
import { serverClock } from './serverClock';

/** A device whose clock is 10 s behind that of the server. */
function setUp() {
  let device = 1_000_000;
  const clock = serverClock(() => device);
  return {
    clock,
    pass: (milliseconds: number) => {
      device += milliseconds;
    },
    /** A call whose answer is made after `there` and arrives after `back` milliseconds. */
    call: (there: number, back: number) => {
      const sent = device;
      device += there;
      const timestamp = device + 10_000;
      device += back;
      clock.measure(timestamp, sent);
    },
    device: () => device,
  };
}

test('is the clock of the device before the first answer, and without a timestamp', () => {
  const { clock, device } = setUp();
  clock.measure(0, device());
  expect(clock.now()).toBe(device());
});

test('takes the answer as made in the middle of the call', () => {
  const { clock, call, pass, device } = setUp();
  call(100, 100);
  pass(5_000);
  expect(clock.now()).toBe(device() + 10_000);
});

test('keeps the offset of the shortest call for a minute', () => {
  const { clock, call, pass, device } = setUp();
  call(20, 20);
  call(3_000, 0);
  expect(clock.now() - device()).toBe(10_000);
  pass(60_000);
  call(3_000, 0);
  expect(clock.now() - device()).toBe(11_500);
});

test('ignores a call during which the clock of the device was set back', () => {
  const { clock, device } = setUp();
  clock.measure(5, device() + 1_000);
  expect(clock.now()).toBe(device());
});

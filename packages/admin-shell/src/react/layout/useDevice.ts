import { useEffect, useState } from 'react';
import { deviceOf, RESIZE_DEBOUNCE, type Device } from '../../core/layout';

/** Device class by window width, debounced by 150 ms. */
export function useDevice(): Device {
  const [device, setDevice] = useState(() => deviceOf(window.innerWidth));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setDevice(deviceOf(window.innerWidth)), RESIZE_DEBOUNCE);
    };
    window.addEventListener('resize', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', follow);
    };
  }, []);
  return device;
}

/** A figure that is read when somebody asks for it. Labels must have few values and no data of a tenant. */
export interface Gauge {
  /** E.g. `gezi.sockets.open`. */
  name: string;
  description: string;
  /** Unit by UCUM, e.g. `s`, `By`, or a thing in braces: `{socket}`. */
  unit?: string;
  /** True if it only grows until the server stops. */
  grows?: boolean;
  read: () => readonly GaugeValue[] | Promise<readonly GaugeValue[]>;
}

export interface GaugeValue {
  value: number;
  labels?: Record<string, string>;
}

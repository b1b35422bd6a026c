// @ts-expect-error The package describes the types of elements, but not its own.
import { BpmnModdle as UntypedModdle } from 'bpmn-moddle';

export interface ModdleElement {
  readonly $type: string;
  readonly $attrs?: Record<string, unknown>;
  $parent?: ModdleElement;
  id?: string;
  [member: string]: unknown;
}

interface ModdleWarning {
  message: string;
  element?: ModdleElement;
  value?: string;
}

/** The part of bpmn-moddle that is used. */
export interface Moddle {
  create(type: string, members?: Readonly<Record<string, unknown>>): ModdleElement;
  fromXML(xml: string): Promise<{ rootElement: ModdleElement; warnings: ModdleWarning[] }>;
  toXML(element: ModdleElement, options?: { format?: boolean }): Promise<{ xml: string }>;
}

export const BpmnModdle = UntypedModdle as new (packages?: Readonly<Record<string, unknown>>) => Moddle;

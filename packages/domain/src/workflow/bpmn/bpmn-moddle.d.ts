/** The part of bpmn-moddle that is used; its own types describe elements only. */
declare module 'bpmn-moddle' {
  export interface ModdleElement {
    readonly $type: string;
    readonly $attrs?: Record<string, unknown>;
    $parent?: ModdleElement;
    id?: string;
    [member: string]: unknown;
  }
  export interface ModdleWarning {
    message: string;
    element?: ModdleElement;
    property?: string;
    value?: string;
  }
  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, unknown>>);
    create(type: string, members?: Readonly<Record<string, unknown>>): ModdleElement;
    fromXML(xml: string): Promise<{
      rootElement: ModdleElement;
      warnings: ModdleWarning[];
      elementsById: Record<string, ModdleElement>;
    }>;
    toXML(element: ModdleElement, options?: { format?: boolean }): Promise<{ xml: string }>;
  }
}

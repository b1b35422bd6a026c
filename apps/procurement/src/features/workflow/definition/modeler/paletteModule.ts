import type ContextPad from 'diagram-js/lib/features/context-pad/ContextPad';
import type Create from 'diagram-js/lib/features/create/Create';
import type Palette from 'diagram-js/lib/features/palette/Palette';
import type PopupMenu from 'diagram-js/lib/features/popup-menu/PopupMenu';
import type AutoPlace from 'diagram-js/lib/features/auto-place/AutoPlace';
import type ElementFactory from 'bpmn-js/lib/features/modeling/ElementFactory';
import type { Shape } from 'bpmn-js/lib/model/Types';

type Translate = (text: string) => string;
type Entries = Record<string, object>;

/** Low: the entries of bpmn-js are there already. */
const PRIORITY = 500;
const TOOLS = ['hand-tool', 'lasso-tool', 'space-tool', 'global-connect-tool', 'tool-separator'];
const PAD = ['append.text-annotation', 'replace', 'connect', 'delete', 'align-elements', 'distribute-elements'];
/** Kinds that an element can be changed to, and marks of it, of those that the engine runs. */
const KINDS =
  /^replace-with-(?:user-task|task|manual-task|none-start|none-end|terminate-end|(?:exclusive|parallel|inclusive)-gateway|timer-intermediate-catch|(?:non-interrupting-)?timer-boundary|sequence-flow|default-flow)$|^toggle-(?:parallel|sequential)-mi$|^toggle-non-interrupting$/;

const TIMER = { eventDefinitionType: 'bpmn:TimerEventDefinition' };

/** Elements that palette and context pad create. */
const CREATED = [
  { key: 'start-event', type: 'bpmn:StartEvent', icon: 'start-event-none', title: 'Create start event' },
  {
    key: 'user-task',
    type: 'bpmn:UserTask',
    icon: 'user-task',
    title: 'Create user task',
    append: 'Append user task',
  },
  {
    key: 'exclusive-gateway',
    type: 'bpmn:ExclusiveGateway',
    icon: 'gateway-xor',
    title: 'Create gateway',
    append: 'Append gateway',
  },
  { key: 'parallel-gateway', type: 'bpmn:ParallelGateway', icon: 'gateway-parallel', title: 'Create parallel gateway' },
  {
    key: 'timer',
    type: 'bpmn:IntermediateCatchEvent',
    icon: 'intermediate-event-catch-timer',
    title: 'Create timer event',
    append: 'Append timer event',
    more: TIMER,
  },
  {
    key: 'end-event',
    type: 'bpmn:EndEvent',
    icon: 'end-event-none',
    title: 'Create end event',
    append: 'Append end event',
  },
] as const;

/** Offers the elements that the engine runs, and no others. */
class SupportedElements {
  static readonly $inject = [
    'palette',
    'contextPad',
    'popupMenu',
    'elementFactory',
    'create',
    'autoPlace',
    'translate',
  ];

  constructor(
    palette: Palette,
    contextPad: ContextPad,
    popupMenu: PopupMenu,
    private readonly factory: ElementFactory,
    private readonly create: Create,
    private readonly autoPlace: AutoPlace,
    private readonly translate: Translate,
  ) {
    // The types of diagram-js do not know providers that change entries.
    palette.registerProvider(PRIORITY, this as never);
    contextPad.registerProvider(PRIORITY, this as never);
    for (const menu of ['bpmn-replace', 'bpmn-append', 'bpmn-create']) {
      popupMenu.registerProvider(menu, PRIORITY, this as never);
    }
  }

  getPaletteEntries() {
    return (entries: Entries): Entries => {
      const start = (event: Event, { type, more }: Created) => this.create.start(event, this.shapeOf(type, more));
      return {
        ...pick(entries, (key) => TOOLS.includes(key)),
        ...Object.fromEntries(
          CREATED.map((one) => [
            `create.${one.key}`,
            {
              group: 'event',
              className: `bpmn-icon-${one.icon}`,
              title: this.translate(one.title),
              action: {
                dragstart: (event: Event) => start(event, one),
                click: (event: Event) => start(event, one),
              },
            },
          ]),
        ),
      };
    };
  }

  getContextPadEntries(element: Shape) {
    return (entries: Entries): Entries => {
      const mayAppend = 'append.end-event' in entries;
      const appended = CREATED.filter((one) => 'append' in one && mayAppend).map((one) => [
        `append.${one.key}`,
        {
          group: 'model',
          className: `bpmn-icon-${one.icon}`,
          title: this.translate('append' in one ? one.append : ''),
          action: {
            click: () => this.autoPlace.append(element, this.shapeOf(one.type, moreOf(one)), {}),
            dragstart: (event: Event) =>
              this.create.start(event, this.shapeOf(one.type, moreOf(one)), { source: element }),
          },
        },
      ]);
      return { ...Object.fromEntries(appended), ...pick(entries, (key) => PAD.includes(key)) };
    };
  }

  getMultiElementContextPadEntries() {
    return (entries: Entries): Entries => entries;
  }

  getPopupMenuEntries() {
    return (entries: Entries): Entries => pick(entries, (key) => KINDS.test(key));
  }

  getPopupMenuHeaderEntries() {
    return (entries: Entries): Entries => pick(entries, (key) => KINDS.test(key));
  }

  private shapeOf(type: string, more: object = {}): Shape {
    return this.factory.createShape({ type, ...more });
  }
}

interface Created {
  type: string;
  more?: object;
}

const moreOf = (one: Created): object | undefined => one.more;
const pick = (entries: Entries, isKept: (key: string) => boolean): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => isKept(key)));

/** Module of bpmn-js that limits palette, context pad and menus to supported elements. */
export const paletteModule = {
  __init__: ['supportedElements'],
  supportedElements: ['type', SupportedElements],
};
